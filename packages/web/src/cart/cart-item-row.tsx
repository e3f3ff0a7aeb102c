import type { CartItem } from '@ofenpost/core/cart/cart';
import { CART_AMOUNT_MAX } from '@ofenpost/core/cart/cart-limits';
import { hasOwnPicture } from '@ofenpost/core/cart/deleted-item';
import { isItemAvailable } from '@ofenpost/core/cart/unavailable-items';
import { ProductPicture } from '../catalogue/product-picture.tsx';
import { Amount } from '../money/amount.tsx';
import { AmountStepper } from '../theme/amount-stepper.tsx';
import styles from './cart-item-row.module.css';

type Props = {
  readonly item: CartItem;
  /** The name of the item in the labels of its buttons. */
  readonly label: string;
  /** Whether nothing can be changed now. */
  readonly isFixed: boolean;
  readonly onAmount: (amount: number) => void;
};

export function CartItemRow({ item, label, isFixed, onAmount }: Props) {
  const { products, productCartOptions, amount, totalPrice } = item;
  const options = productCartOptions.flatMap((group) => group.options);
  return (
    <li className={styles.row}>
      <ProductPicture product={products} isCreation={hasOwnPicture(item)} className={styles.picture} size={72} />
      <div className={styles.words}>
        <p className={styles.name}>{products.name}</p>
        {options.length > 0 && (
          <ul className={styles.options}>
            {options.map((option) => (
              <li key={option.id} className={option.available ? undefined : styles.gone}>
                {option.name}
                {!option.available && ' – nicht verfügbar'}
              </li>
            ))}
          </ul>
        )}
        {!isItemAvailable(item) && <p className={styles.note}>Nicht verfügbar</p>}
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
