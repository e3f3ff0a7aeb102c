import controls from '../theme/controls.module.css';
import styles from './cart-button.module.css';

/** Shows the number of items in the cart. */
export const CartBadge = ({ count }: { count: number }) => (
  <span className={styles.badge}>
    {count}
    <span className={controls.visuallyHidden}> {count === 1 ? 'Produkt' : 'Produkte'}</span>
  </span>
);
