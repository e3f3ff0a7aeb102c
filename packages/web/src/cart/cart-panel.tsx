import { selectIsPanelOpen } from '@ofenpost/core/cart/cart.machine';
import { useSelector } from '@xstate/react';
import { Suspense, useState } from 'react';
import { useActors } from '../app/app-actors.tsx';
import { onDemand } from '../app/on-demand.ts';

export const cartDrawer = onDemand(() => import('./cart-drawer.tsx').then((module) => module.CartDrawer));

/** The drawer's place in the page: empty until the panel is opened for the first time. */
export function CartPanel() {
  const isOpen = useSelector(useActors().cart, selectIsPanelOpen);
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  return <Suspense>{(isOpen || wasOpened) && <cartDrawer.Component />}</Suspense>;
}
