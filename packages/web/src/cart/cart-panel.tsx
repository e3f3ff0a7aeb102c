import { selectIsPanelOpen, selectIsChanging, selectItemCount } from '@ofenpost/core/cart/cart.machine';
import { useSelector } from '@xstate/react';
import { useDeferredValue, useEffect, useState } from 'react';
import { useActors } from '../app/app-actors.tsx';
import { whenIdle } from '../hydration/idle-time.ts';
import { BagIcon } from '../ui/icons.tsx';
import { leaveOut, onDemand } from '../ui/on-demand.tsx';
import controls from '../ui/controls.module.css';
import styles from './cart-button.module.css';

const cartBar = onDemand(() => import('./cart-bar.tsx').then((module) => module.CartBar));
const cartDrawer = onDemand(() => import('./cart-drawer.tsx').then((module) => module.CartDrawer));

/** Hosts the drawer, which is loaded when it is first opened, and on narrow windows the bar that opens it. */
export function CartPanel() {
  const { cart } = useActors();
  // The tap is painted first; the drawer renders after it.
  const isPanelOpen = useSelector(cart, selectIsPanelOpen);
  const isOpen = useDeferredValue(isPanelOpen);
  const [wasOpened, setWasOpened] = useState(false);
  // After a failed load the panel is closed before the deferred value is.
  if (isOpen && isPanelOpen && !wasOpened) setWasOpened(true);
  // Whoever has chosen something opens the cart soon; others load nothing for it.
  const hasItems = useSelector(cart, selectItemCount) > 0;
  useEffect(() => void (hasItems && whenIdle(cartDrawer.preload)), [hasItems]);
  return (
    <>
      {hasItems && <cartBar.Component onLoadFailed={leaveOut} />}
      {wasOpened && (
        <cartDrawer.Component
          isOpen={isOpen}
          onLoadFailed={() => {
            setWasOpened(false);
            cart.send({ type: 'panel.closed' });
          }}
        />
      )}
    </>
  );
}

/** Shows the number of items in the cart. */
export const CartBadge = ({ count }: { count: number }) => (
  <span className={styles.badge}>
    {count}
    <span className={controls.visuallyHidden}> {count === 1 ? 'Produkt' : 'Produkte'}</span>
  </span>
);

export function CartButton() {
  const { cart } = useActors();
  const count = useSelector(cart, selectItemCount);
  const isChanging = useSelector(cart, selectIsChanging);
  return (
    <button
      type="button"
      className={`${controls.primary} ${controls.small} ${styles.button}`}
      data-cart=""
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
