import { selectIsPanelOpen } from '@ofenpost/core/cart/cart.machine';
import { useSelector } from '@xstate/react';
import { useDeferredValue, useEffect, useState } from 'react';
import { useActors } from '../app/app-actors.tsx';
import { whenIdle } from '../app/idle-time.ts';
import { onDemand } from '../app/on-demand.tsx';

export const cartDrawer = onDemand(() => import('./cart-drawer.tsx').then((module) => module.CartDrawer));

/** Hosts the drawer, which is loaded when it is first opened. */
export function CartPanel() {
  const { cart } = useActors();
  // The tap is painted first; the drawer renders after it.
  const isOpen = useDeferredValue(useSelector(cart, selectIsPanelOpen));
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  useEffect(() => whenIdle(cartDrawer.preload), []);
  if (!wasOpened) return null;
  return (
    <cartDrawer.Component
      isOpen={isOpen}
      onLoadFailed={() => {
        setWasOpened(false);
        cart.send({ type: 'panel.closed' });
      }}
    />
  );
}
