import type { CartItem } from '@ofenpost/core/cart/cart';
import { hasOwnPicture } from '@ofenpost/core/cart/deleted-item';
import { isItemAvailable } from '@ofenpost/core/cart/unavailable-items';
import { ProductPicture } from '../catalogue/product-picture.tsx';
import { Amount } from '../money/amount.tsx';
import styles from './summary-lines.module.css';

export const SummaryLines = ({ items }: { items: readonly CartItem[] }) => (
  <ul className={styles.lines}>
    {items.map((item) => (
      <SummaryLine key={item.id} item={item} />
    ))}
  </ul>
);

function SummaryLine({ item }: { item: CartItem }) {
  const { products, productCartOptions, amount, totalPrice } = item;
  const options = productCartOptions.flatMap((group) => group.options);
  const isAvailable = isItemAvailable(item);
  return (
    <li className={isAvailable ? styles.line : `${styles.line} ${styles.gone}`}>
      <ProductPicture product={products} isCreation={hasOwnPicture(item)} className={styles.picture} size={56} />
      <div>
        <p className={styles.name}>
          {amount}× {products.name}
        </p>
        {options.length > 0 && <p className={styles.options}>{options.map(({ name }) => name).join(', ')}</p>}
        {!isAvailable && <p className={styles.missing}>Nicht verfügbar</p>}
      </div>
      <Amount className={styles.price} rappen={totalPrice} />
    </li>
  );
}
