import type { Cart, CartItem, NewCartItem } from '@ofenpost/core/cart/cart';
import { CART_AMOUNT_MAX } from '@ofenpost/core/cart/cart-limits';
import { chosenOptions } from '@ofenpost/core/cart/chosen-options';
import type { MissingLine } from '@ofenpost/core/cart/missing-line';
import type { Assortment, StoredCartItem } from '@ofenpost/core/cart/stored-cart';
import type { Serving } from '@ofenpost/core/catalogue/availability';
import { partsText } from '@ofenpost/core/order/line-parts';
import { missingLineMessage } from '@ofenpost/core/order/order-again-messages';
import { useState } from 'react';
import { Amount } from '../money/amount.tsx';
import { AmountStepper } from '../ui/amount-stepper.tsx';
import { DeclaredDish } from './declared-dish.tsx';
import { OptionsPanel } from './options-panel.tsx';
import styles from './phone-order-items.module.css';
import pageStyles from './phone-order-page.module.css';

type Props = {
  readonly cart: Cart;
  readonly items: readonly StoredCartItem[];
  readonly assortment: Assortment;
  readonly at: Serving;
  readonly missing: readonly MissingLine[];
  readonly onAmount: (id: string, amount: number) => void;
  readonly onChange: (id: string, item: NewCartItem) => void;
  /** Called when the options were chosen or the choice was cancelled. */
  readonly onDone: () => void;
};

const optionsOf = (item: CartItem): string => partsText({ amount: item.amount, options: chosenOptions(item) });

/** Lists the items of the order so far. */
export function PhoneOrderItems({ cart, items, assortment, at, missing, onAmount, onChange, onDone }: Props) {
  const [changing, setChanging] = useState<string | null>(null);
  const end = () => {
    setChanging(null);
    onDone();
  };
  const stored = items.find(({ id }) => id === changing);
  const productId = stored !== undefined && 'productId' in stored ? stored.productId : null;
  const product = assortment.products.find(({ id }) => id === productId);
  const hasOptions = (item: CartItem) =>
    assortment.products.some(({ id, optionGroups }) => id === item.products.id && optionGroups.length > 0) &&
    item.creation === null;
  return (
    <>
      {missing.length > 0 && (
        <ul className={styles.missing} role="status">
          {missing.map((line, index) => (
            <li key={index}>{missingLineMessage(line)}</li>
          ))}
        </ul>
      )}
      {cart.productCart.length === 0 ? (
        <p className={styles.empty}>Noch nichts. Tipp oben, was der Gast möchte.</p>
      ) : (
        <ul className={styles.items}>
          {cart.productCart.map((item) => (
            <li key={item.id} className={styles.item}>
              <AmountStepper
                label={item.products.name}
                amount={item.amount}
                min={0}
                max={CART_AMOUNT_MAX}
                onChange={(amount) => onAmount(item.id, amount)}
              />
              <div className={styles.name}>
                <b>{item.products.name}</b>
                {optionsOf(item) !== '' && <small>{optionsOf(item)}</small>}
                {!item.products.available && <small className={styles.bad}>Zurzeit nicht verfügbar</small>}
                <DeclaredDish dish={item.products} />
              </div>
              {hasOptions(item) && (
                <button type="button" className={pageStyles.link} onClick={() => setChanging(item.id)}>
                  Extras
                </button>
              )}
              <Amount className={styles.sum} rappen={item.totalPrice} />
            </li>
          ))}
        </ul>
      )}
      {product !== undefined && stored !== undefined && (
        <OptionsPanel
          key={stored.id}
          product={product}
          at={at}
          optionIds={'optionIds' in stored ? stored.optionIds : []}
          onChosen={(optionIds) => {
            onChange(stored.id, { productId: product.id, optionIds, amount: stored.amount });
            end();
          }}
          onCancel={end}
        />
      )}
    </>
  );
}
