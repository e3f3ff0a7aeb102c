import type { CartItem } from '@ofenpost/core/cart/cart';
import { CART_AMOUNT_MAX } from '@ofenpost/core/cart/cart-limits';
import { hasChoices, withoutMissing } from '@ofenpost/core/cart/chosen-item';
import { chosenOptions } from '@ofenpost/core/cart/chosen-options';
import { hasOwnPicture } from '@ofenpost/core/cart/deleted-item';
import { isItemAvailable } from '@ofenpost/core/cart/priced-cart';
import { partsText } from '@ofenpost/core/order/line-parts';
import { useActors } from '../app/app-actors.tsx';
import { ProductPicture } from '../catalogue/product-picture.tsx';
import { Amount } from '../money/amount.tsx';
import { AmountStepper } from '../ui/amount-stepper.tsx';
import styles from './cart-item-row.module.css';

type Props = {
  readonly item: CartItem;
  /** The name of the item in the labels of its buttons. */
  readonly label: string;
  /** Whether nothing can be changed now. */
  readonly isFixed: boolean;
  readonly onAmount: (amount: number) => void;
  /** Opens the choices of a product. */
  readonly onChange: () => void;
};

export function CartItemRow({ item, label, isFixed, onAmount, onChange }: Props) {
  const { cart } = useActors();
  const { products, amount, totalPrice } = item;
  const options = chosenOptions(item);
  const rest = withoutMissing(item);
  return (
    <li className={styles.row}>
      <ProductPicture product={products} isCreation={hasOwnPicture(item)} className={styles.picture} size={72} />
      <div className={styles.words}>
        <p className={styles.name} translate="no">
          {products.name}
        </p>
        {options.length > 0 && (
          <ul className={styles.options}>
            {options.map((option) => (
              <li key={option.id} className={option.available ? undefined : styles.gone}>
                {partsText({ amount, options: [option] })}
                {!option.available && ' – nicht verfügbar'}
              </li>
            ))}
          </ul>
        )}
        {!isItemAvailable(item) && <p className={styles.note}>Nicht verfügbar</p>}
        {!isFixed && (
          <div className={styles.actions}>
            {rest !== null && (
              <button
                type="button"
                className={styles.action}
                aria-label={`${label} ohne das nehmen, was fehlt`}
                onClick={() => cart.send({ type: 'item.exchanged', id: item.id, item: rest })}
              >
                Ohne nehmen
              </button>
            )}
            {hasChoices(item) && (
              <button type="button" className={styles.action} aria-label={`${label} ändern`} onClick={onChange}>
                Ändern
              </button>
            )}
          </div>
        )}
        <div className={styles.foot}>
          <AmountStepper
            label={label}
            amount={amount}
            min={isFixed ? amount : 0}
            max={isFixed || !isItemAvailable(item) ? amount : CART_AMOUNT_MAX}
            onChange={onAmount}
          />
          <Amount className={styles.price} rappen={totalPrice} />
        </div>
      </div>
    </li>
  );
}

type Named = Pick<CartItem, 'id'> & { readonly products: Pick<CartItem['products'], 'name'> };

/** Returns the name of an item; with a number where several have the same name, so that their buttons differ. */
export function itemLabel({ id, products: { name } }: Named, items: readonly Named[]): string {
  const namesakes = items.filter(({ products }) => products.name === name);
  if (namesakes.length === 1) return name;
  return `${name}, ${namesakes.findIndex((item) => item.id === id) + 1} von ${namesakes.length}`;
}
