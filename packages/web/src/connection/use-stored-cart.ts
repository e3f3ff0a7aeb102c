import { selectCart, selectIsChanging } from '@ofenpost/core/cart/cart.machine';
import { storeCart, readStoredCart } from '@ofenpost/core/cart/stored-guest-cart';
import { useEffect } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { isCachedPage } from '../app/page-meta.ts';

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Stores the cart on the device and restores it on a cached page, which contains none. It asks before the page closes
 * while a change is pending.
 */
export function useStoredCart(): void {
  const {
    ports: { keyValue },
    actors: { cart },
  } = useApp();
  useEffect(() => {
    const stored = isCachedPage ? readStoredCart(keyValue) : null;
    if (stored !== null) cart.send({ type: 'cart.refilled', cart: stored });
    const save = () => {
      const snapshot = cart.getSnapshot();
      storeCart(keyValue, selectCart(snapshot));
      if (selectIsChanging(snapshot)) addEventListener('beforeunload', ask);
      else removeEventListener('beforeunload', ask);
    };
    save();
    const changed = cart.subscribe(save);
    return () => {
      changed.unsubscribe();
      removeEventListener('beforeunload', ask);
    };
  }, [keyValue, cart]);
}
