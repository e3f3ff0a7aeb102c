import { selectIsChanging, selectItemCount } from '@ofenpost/core/cart/cart.machine';
import { useSelector } from '@xstate/react';
import { useActors } from '../app/app-actors.tsx';
import { BagIcon } from '../app/icons.tsx';
import { CartBadge } from './cart-badge.tsx';
import { cartDrawer } from './cart-panel.tsx';
import controls from '../theme/controls.module.css';
import styles from './cart-button.module.css';

export function CartButton() {
  const { cart } = useActors();
  const count = useSelector(cart, selectItemCount);
  const isChanging = useSelector(cart, selectIsChanging);
  return (
    <button
      type="button"
      className={`${controls.primary} ${controls.small} ${styles.button}`}
      data-changing={isChanging ? '' : undefined}
      onPointerEnter={cartDrawer.preload}
      onFocus={cartDrawer.preload}
      onClick={() => cart.send({ type: 'panel.opened' })}
    >
      <BagIcon />
      <span className={styles.label}>Warenkorb</span> {count > 0 && <CartBadge key={count} count={count} />}
    </button>
  );
}
