import type { CartItem, Cart } from '@ofenpost/core/cart/cart';
import { chosenOptions } from '@ofenpost/core/cart/chosen-options';
import { hasOwnPicture } from '@ofenpost/core/cart/deleted-item';
import { isItemAvailable } from '@ofenpost/core/cart/priced-cart';
import { allergensText, originsText } from '@ofenpost/core/declaration/allergens-text';
import { partsText } from '@ofenpost/core/order/line-parts';
import type { ReactNode } from 'react';
import { ProductPicture } from '../catalogue/product-picture.tsx';
import { Amount } from '../money/amount.tsx';
import { Subtotals } from '../money/sum-list.tsx';
import { RestaurantPhone } from '../ui/restaurant-phone.tsx';
import type { CheckoutView } from './checkout-view.ts';
import layout from '../ui/layout.module.css';
import checkoutPageStyles from './checkout-page.module.css';
import styles from './summary-lines.module.css';

const SummaryLines = ({ items }: { items: readonly CartItem[] }) => (
  <ul className={styles.lines}>
    {items.map((item) => (
      <SummaryLine key={item.id} item={item} />
    ))}
  </ul>
);

function SummaryLine({ item }: { item: CartItem }) {
  const { products, amount, totalPrice } = item;
  const options = chosenOptions(item);
  const isAvailable = isItemAvailable(item);
  const origins = originsText(products.declaration?.origins ?? []);
  return (
    <li className={isAvailable ? styles.line : `${styles.line} ${styles.gone}`}>
      <ProductPicture product={products} isCreation={hasOwnPicture(item)} className={styles.picture} size={56} />
      <div>
        <p className={styles.name} translate="no">
          {amount}× {products.name}
        </p>
        {options.length > 0 && <p className={styles.options}>{partsText({ amount, options })}</p>}
        {isAvailable && (
          <p className={styles.options}>Allergene: {allergensText(products.declaration?.allergens ?? null)}</p>
        )}
        {origins !== '' && <p className={styles.options}>Herkunft: {origins}</p>}
        {!isAvailable && <p className={styles.missing}>Nicht verfügbar</p>}
      </div>
      <Amount className={styles.price} rappen={totalPrice} />
    </li>
  );
}

type Props = {
  readonly cart: Cart;
  readonly view: Pick<CheckoutView, 'summary' | 'fulfilment'>;
  readonly onChange: () => void;
  /** The blockers and the confirmations. */
  readonly children: ReactNode;
};

export const SummaryCard = ({ cart, view: { summary, fulfilment }, onChange, children }: Props) => (
  <section className={`${layout.card} ${checkoutPageStyles.summary}`} aria-labelledby="summary">
    <div className={checkoutPageStyles.summaryHead}>
      <h2 id="summary">Deine Bestellung</h2>
      <button type="button" className={checkoutPageStyles.change} aria-haspopup="dialog" onClick={onChange}>
        Ändern
      </button>
    </div>
    <SummaryLines items={cart.productCart} />
    <p className={styles.options}>
      Fragen zu Allergenen? <RestaurantPhone className={checkoutPageStyles.change} />
    </p>
    <Subtotals items={cart.totalCost} summary={summary} fulfilment={fulfilment} />
    <div className={checkoutPageStyles.order}>{children}</div>
  </section>
);
