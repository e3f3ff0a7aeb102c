import { selectCart } from '@ofenpost/core/cart/cart.machine';
import { useSelector } from '@xstate/react';
import { useActors } from '../app/app-actors.tsx';
import controls from '../ui/controls.module.css';
import styles from './checkout-page.module.css';

type Props = { readonly ids: readonly string[] };

/** Names what cannot be had at the chosen time, and takes it out of the cart by one tap. */
export function MissingThen({ ids }: Props) {
  const { cart } = useActors();
  const missing = useSelector(cart, selectCart).productCart.filter(({ id }) => ids.includes(id));
  const names = missing.map(({ products }) => `«${products.name}»`).join(' und ');
  return (
    <div className={styles.below}>
      <p>{names} gibt es dann nicht.</p>
      <button
        type="button"
        className={`${controls.secondary} ${controls.small} ${styles.alternative}`}
        onClick={() => {
          for (const { id } of missing) cart.send({ type: 'amount.changed', id, amount: 0 });
        }}
      >
        {names} weglassen
      </button>
    </div>
  );
}
