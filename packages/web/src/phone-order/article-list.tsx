import type { Assortment } from '@ofenpost/core/cart/stored-cart';
import { productAvailability, type Serving } from '@ofenpost/core/catalogue/availability';
import type { Product } from '@ofenpost/core/catalogue/product';
import { declaredMenu, declaredProduct } from '@ofenpost/core/declaration/ordered-declaration';
import type { Menu } from '@ofenpost/core/menu/menu';
import { menusOrderableAt } from '@ofenpost/core/menu/menu-availability';
import { paymentMethod } from '@ofenpost/core/payment/payment';
import { PAYMENT_METHOD_LABELS } from '@ofenpost/core/payment/payment-labels';
import type { FoundArticle } from '@ofenpost/core/phone-order/find-articles';
import type { PhoneOrderDraft } from '@ofenpost/core/phone-order/phone-order-draft';
import type { Findable } from '@ofenpost/core/phone-order/read-numbers';
import type { PizzaOffer } from '@ofenpost/core/pizza/pizza-offer';
import { FULFILMENT_LABELS, fulfilment } from '@ofenpost/core/vat/fulfilment';
import type { ReactNode } from 'react';
import { Amount } from '../money/amount.tsx';
import { DeclaredDish } from './declared-dish.tsx';
import searchStyles from './article-search.module.css';
import styles from './phone-order-page.module.css';

/** A search result: something to order, or a command. */
export type Article = Findable & { readonly id: string } & (
    | { readonly kind: 'product'; readonly product: Product; readonly unavailable: string | null }
    | { readonly kind: 'menu'; readonly menu: Menu }
    | { readonly kind: 'pizza'; readonly offer: PizzaOffer }
    | { readonly kind: 'setting'; readonly change: Partial<Pick<PhoneOrderDraft, 'fulfilment' | 'paymentMethod'>> }
    | { readonly kind: 'repeat' }
  );

const SETTINGS: readonly Article[] = [
  ...fulfilment.options.map((way) => ({
    id: way,
    name: FULFILMENT_LABELS[way],
    choices: [],
    kind: 'setting' as const,
    change: { fulfilment: way },
  })),
  ...paymentMethod.options.map((method) => ({
    id: method,
    name: `${PAYMENT_METHOD_LABELS[method]} zahlen`,
    choices: [],
    kind: 'setting' as const,
    change: { paymentMethod: method },
  })),
];

/** What can be done from the search beside adding an article. */
export type SearchCommands = { readonly canRepeat: boolean; readonly canSet: boolean };

/** Returns everything that can be found, articles before commands. `at` is the time of serving. */
export function articlesOf(
  assortment: Assortment,
  at: Serving,
  { canRepeat, canSet }: SearchCommands,
): readonly Article[] {
  const { products, pizzaOffer } = assortment;
  return [
    ...products.map((product): Article => {
      const availability = productAvailability(product, at);
      const unavailable = availability.available ? null : availability.explanation;
      return {
        id: product.id,
        name: product.name,
        choices: product.optionGroups,
        kind: 'product',
        product,
        unavailable,
      };
    }),
    ...menusOrderableAt(assortment, at.arrives).map((menu): Article => ({
      id: menu.id,
      name: menu.name,
      choices: [],
      kind: 'menu',
      menu,
    })),
    ...(pizzaOffer === null
      ? []
      : [
          {
            id: 'pizza',
            name: 'Eigene Pizza zusammenstellen',
            choices: [{ options: pizzaOffer.sizes }],
            kind: 'pizza',
            offer: pizzaOffer,
          } as const,
        ]),
    ...(canRepeat ? [{ id: 'repeat', name: 'Wie letztes Mal', choices: [], kind: 'repeat' } as const] : []),
    ...(canSet ? SETTINGS : []),
  ];
}

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

/** What the article that Enter chooses declares, to answer a caller before it is added. */
function ActiveDeclaration({ hit: { article, optionIds } }: { readonly hit: FoundArticle<Article> }) {
  switch (article.kind) {
    case 'product': {
      const { product } = article;
      return <DeclaredDish dish={{ vatClass: product.vatClass, ...declaredProduct(product, optionIds) }} />;
    }
    case 'menu':
      return <DeclaredDish dish={{ vatClass: article.menu.vatClass, ...declaredMenu(article.menu) }} />;
    default:
      return null;
  }
}

const isCounted = ({ kind }: Article): boolean => kind !== 'setting' && kind !== 'repeat';

/** The search results below the field; the focus stays in the field. */
export const ArticleList = ({ id, hits, active, onChoose }: Props) => {
  const activeHit = hits[active];
  return (
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
      {activeHit !== undefined && <ActiveDeclaration hit={activeHit} />}
      {hits.length === 0 && <p className={styles.quiet}>Das steht nicht auf der Karte.</p>}
    </>
  );
};
