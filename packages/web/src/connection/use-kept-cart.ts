import { selectCart, selectIsChanging } from '@ofenpost/core/cart/cart.machine';
import { keepCart, readKeptCart } from '@ofenpost/core/cart/kept-cart';
import { useEffect } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { isKeptPage } from '../app/page-facts.ts';

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Keeps the cart on the device, and brings it back on a page that the device had kept: such a page has none. Asks before the
 * page goes while a change is on its way.
 */
export function useKeptCart(): void {
  const {
    ports: { keyValue },
    actors: { cart },
  } = useApp();
  useEffect(() => {
    const kept = isKeptPage ? readKeptCart(keyValue) : null;
    if (kept !== null) cart.send({ type: 'cart.refilled', cart: kept });
    const keep = () => {
      const snapshot = cart.getSnapshot();
      keepCart(keyValue, selectCart(snapshot));
      if (selectIsChanging(snapshot)) addEventListener('beforeunload', ask);
      else removeEventListener('beforeunload', ask);
    };
    keep();
    const changed = cart.subscribe(keep);
    return () => {
      changed.unsubscribe();
      removeEventListener('beforeunload', ask);
    };
  }, [keyValue, cart]);
}
