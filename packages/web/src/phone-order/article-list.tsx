import type { FoundArticle } from '@ofenpost/core/phone-order/find-articles';
import type { ReactNode } from 'react';
import { Amount } from '../money/amount.tsx';
import type { Article } from './articles.ts';
import searchStyles from './article-search.module.css';
import styles from './phone-order-page.module.css';

type Props = {
  readonly id: string;
  readonly hits: readonly FoundArticle<Article>[];
  /** The index of the result that Enter chooses. */
  readonly active: number;
  readonly onChoose: (hit: FoundArticle<Article>) => void;
};

function detailOf(article: Article): ReactNode {
  switch (article.kind) {
    case 'product':
      return article.unavailable ?? <Amount rappen={article.product.price} />;
    case 'menu':
      return (
        <>
          Menü · <Amount rappen={article.menu.price} />
        </>
      );
    case 'pizza':
      return (
        <>
          ab <Amount rappen={article.offer.baseProduct.price} />
        </>
      );
    case 'setting':
    case 'repeat':
      return 'einstellen';
  }
}

/** The names of the typed options, such as the size. */
const chosenNames = ({ article, optionIds }: FoundArticle<Article>): readonly string[] =>
  article.choices.flatMap(({ options }) => options.filter(({ id }) => optionIds.includes(id)).map(({ name }) => name));

const isCounted = ({ kind }: Article): boolean => kind !== 'setting' && kind !== 'repeat';

/** The search results below the field; the focus stays in the field. */
export const ArticleList = ({ id, hits, active, onChoose }: Props) => (
  <>
    <div id={id} role="listbox" aria-label="Treffer" className={searchStyles.hits}>
      {hits.map((hit, index) => {
        const { article, amount, isAmountSure } = hit;
        return (
          <button
            key={article.id}
            type="button"
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            aria-disabled={article.kind === 'product' && article.unavailable !== null}
            className={searchStyles.hit}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(hit)}
          >
            {isCounted(article) && <b>{isAmountSure ? `${amount}×` : `${amount}×?`}</b>}
            <span>{[article.name, ...chosenNames(hit)].join(', ')}</span>
            <small>{detailOf(article)}</small>
          </button>
        );
      })}
    </div>
    {hits.length === 0 && <p className={styles.quiet}>Das steht nicht auf der Karte.</p>}
  </>
);
