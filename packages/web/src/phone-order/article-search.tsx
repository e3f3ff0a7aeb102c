import type { NewCartItem } from '@ofenpost/core/cart/cart';
import { CART_AMOUNT_MAX, isCartAmount } from '@ofenpost/core/cart/cart-limits';
import type { Assortment } from '@ofenpost/core/cart/stored-cart';
import type { Serving } from '@ofenpost/core/catalogue/availability';
import { chooseOptions } from '@ofenpost/core/catalogue/option-choice';
import type { Product } from '@ofenpost/core/catalogue/product';
import type { ProductOrder } from '@ofenpost/core/order/order';
import { type FoundArticle, findArticles } from '@ofenpost/core/phone-order/find-articles';
import type { CallerOrder } from '@ofenpost/core/phone-order/phone-order';
import type { PhoneOrderDraft } from '@ofenpost/core/phone-order/phone-order-draft';
import type { Reading } from '@ofenpost/core/phone-order/read-numbers';
import type { PizzaOffer } from '@ofenpost/core/pizza/pizza-offer';
import { useEffect, useRef, type KeyboardEvent, useState } from 'react';
import { selectionWith } from '../catalogue/option-group-field.tsx';
import { Field } from '../ui/field.tsx';
import { ArticleList, type Article, articlesOf } from './article-list.tsx';
import { OptionsPanel } from './options-panel.tsx';
import { PizzaPanel } from './pizza-panel.tsx';
import { useKeys } from './use-keys.ts';
import controls from '../ui/controls.module.css';
import searchStyles from './article-search.module.css';
import styles from './phone-order-page.module.css';

type AmountQuestionProps = {
  readonly name: string;
  readonly amount: number;
  readonly onAmount: (amount: number) => void;
  readonly onCancel: () => void;
};

/** Asks for confirmation of an unusual amount. No button has the focus, so that a second Enter confirms nothing. */
function AmountQuestion({ name, amount, onAmount, onCancel }: AmountQuestionProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  useKeys(panel, (event) => {
    if (event.key !== 'Escape') return;
    // A dialog around it stays open.
    event.preventDefault();
    onCancel();
  });
  const title = `Wirklich ${amount}× ${name}?`;
  return (
    <div ref={panel} role="group" aria-label={title} tabIndex={-1} className={searchStyles.ask}>
      <h3>{title}</h3>
      <div className={styles.row}>
        <button type="button" className={`${controls.secondary} ${controls.small}`} onClick={() => onAmount(1)}>
          Nein, 1 Stück
        </button>
        <button type="button" className={`${controls.secondary} ${controls.small}`} onClick={() => onAmount(amount)}>
          Ja, {amount} Stück
        </button>
        <button type="button" className={`${controls.quiet} ${controls.small}`} onClick={onCancel}>
          Abbrechen <kbd>Esc</kbd>
        </button>
      </div>
    </div>
  );
}

const SHOWN_MAX = 7;
const LIST_ID = 'articles';

type Asking =
  | { readonly kind: 'amount'; readonly hit: FoundArticle<Article>; readonly isAsking: boolean }
  | { readonly kind: 'options'; readonly product: Product; readonly optionIds: string[]; readonly amount: number }
  | { readonly kind: 'pizza'; readonly offer: PizzaOffer; readonly sizeId: string | null; readonly amount: number };

type Props = {
  readonly inputId: string;
  readonly assortment: Assortment;
  /** The time of delivery, for which availability is checked. */
  readonly at: Serving;
  readonly lastOrder?: CallerOrder | null;
  readonly onAdd: (item: NewCartItem) => void;
  /** Without it only articles are found, no commands. */
  readonly onEdit?: (change: Partial<Pick<PhoneOrderDraft, 'fulfilment' | 'paymentMethod'>>) => void;
  readonly onRepeat?: (lines: readonly ProductOrder[]) => void;
  readonly onSheet?: () => void;
};

/** Finds articles: `2 marg`, Enter adds two Margheritas. An article with required options asks for them in place. */
export function ArticleSearch({ inputId, assortment, at, lastOrder = null, onAdd, onEdit, onRepeat, onSheet }: Props) {
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [said, setSaid] = useState('');
  const hits = findArticles(
    articlesOf(assortment, at, { canRepeat: lastOrder !== null, canSet: onEdit !== undefined }),
    text,
  ).slice(0, SHOWN_MAX);
  // A number alone is no search.
  const isOpen = hits.length > 0 || /\p{L}/u.test(text);

  const say = (what: string) => {
    setText('');
    setActive(0);
    setSaid(what);
  };
  const add = (item: NewCartItem, name: string) => {
    onAdd(item);
    setAsking(null);
    say(`${item.amount}× ${name} dazugetan.`);
    document.getElementById(inputId)?.focus();
  };
  /**
   * Adds a product with its default options and the typed ones; it asks if there is no default, or if extras are
   * wanted.
   */
  const takeProduct = (product: Product, { amount, optionIds: typed }: Reading, isAsking: boolean) => {
    const optionIds = [...selectionWith(product.optionGroups, typed, at)];
    if (!isAsking && chooseOptions(product, optionIds, at).ok) {
      add({ productId: product.id, optionIds, amount }, product.name);
      return;
    }
    say('');
    setAsking({ kind: 'options', product, optionIds, amount });
  };
  const cancel = () => {
    setAsking(null);
    document.getElementById(inputId)?.focus();
  };
  const take = (hit: FoundArticle<Article>, isAsking: boolean) => {
    const { article, amount, optionIds } = hit;
    if (article.kind === 'menu') add({ menuId: article.menu.id, amount }, article.name);
    else if (article.kind === 'product') takeProduct(article.product, hit, isAsking);
    else if (article.kind === 'pizza') {
      say('');
      setAsking({ kind: 'pizza', offer: article.offer, sizeId: optionIds[0] ?? null, amount });
    }
  };
  const choose = (hit: FoundArticle<Article>, isAsking = false) => {
    const { article, amount, isAmountSure } = hit;
    if (article.kind === 'setting') {
      onEdit?.(article.change);
      say(`${article.name} gewählt.`);
    } else if (article.kind === 'repeat') {
      onRepeat?.(lastOrder?.productOrders ?? []);
      say('Wie letztes Mal dazugetan.');
    } else if (article.kind === 'product' && article.unavailable !== null)
      setSaid(`${article.name}: ${article.unavailable}`);
    else if (!isCartAmount(amount)) setSaid(`Möglich sind 1 bis ${CART_AMOUNT_MAX} Stück auf einmal.`);
    else if (isAmountSure) take(hit, isAsking);
    else setAsking({ kind: 'amount', hit, isAsking });
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const hit = hits[active];
    // Without a hit it must not send a form around the search.
    if (event.key === 'Enter') {
      if (hit !== undefined) choose(hit, event.shiftKey);
    } else if (event.key === 'ArrowDown' && hits.length > 0) setActive((active + 1) % hits.length);
    else if (event.key === 'ArrowUp' && hits.length > 0) setActive((active + hits.length - 1) % hits.length);
    else if (event.key === 'Escape' && text !== '') setText('');
    else if (event.key === '?' && text === '' && onSheet !== undefined) onSheet();
    else return;
    event.preventDefault();
  };

  return (
    <div className={searchStyles.search}>
      <Field id={inputId} label="Was darf es sein?" {...(onSheet !== undefined && { aside: 'F2' })}>
        {(control) => (
          <input
            {...control}
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={LIST_ID}
            aria-autocomplete="list"
            aria-activedescendant={isOpen && hits[active] !== undefined ? `${LIST_ID}-${active}` : undefined}
            autoComplete="off"
            spellCheck={false}
            placeholder="2 marg, dann Enter"
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setActive(0);
              setSaid('');
            }}
            onKeyDown={press}
          />
        )}
      </Field>
      <p role="status" className={said === '' ? controls.visuallyHidden : searchStyles.said}>
        {said}
      </p>
      {isOpen && <ArticleList id={LIST_ID} hits={hits} active={active} onChoose={(hit) => choose(hit)} />}
      {asking?.kind === 'amount' && (
        <AmountQuestion
          name={asking.hit.article.name}
          amount={asking.hit.amount}
          onAmount={(amount) => {
            setAsking(null);
            take({ ...asking.hit, amount }, asking.isAsking);
          }}
          onCancel={cancel}
        />
      )}
      {asking?.kind === 'options' && (
        <OptionsPanel
          product={asking.product}
          at={at}
          optionIds={asking.optionIds}
          onChosen={(optionIds) =>
            add({ productId: asking.product.id, optionIds, amount: asking.amount }, asking.product.name)
          }
          onCancel={cancel}
        />
      )}
      {asking?.kind === 'pizza' && (
        <PizzaPanel
          offer={asking.offer}
          at={at}
          sizeId={asking.sizeId}
          onChosen={(creation) => add({ creation, amount: asking.amount }, asking.offer.baseProduct.name)}
          onCancel={cancel}
        />
      )}
    </div>
  );
}
