import { NO_COOKIES_MESSAGE } from '@ofenpost/core/cart/cart-messages';
import type { OrderKey } from '@ofenpost/core/order/order.port';
import { useApp } from '../app/app-actors.tsx';
import { useIsOffline } from '../app/offline-state.ts';
import { useWork } from '../app/use-work.ts';
import { areCookiesEnabled } from '../cart/are-cookies-enabled.ts';
import controls from '../theme/controls.module.css';

type Props = {
  readonly orderKey: OrderKey;
  readonly className?: string | undefined;
  /** Where several stand below each other, it says which order. */
  readonly label?: string;
  /** What lies above the page makes room for the cart. */
  readonly onOrdered?: () => void;
};

/** Puts an order into the cart again, then shows the cart and says there what is missing. */
export function OrderAgainButton({ orderKey, className = '', label, onOrdered }: Props) {
  const { ports, actors } = useApp();
  const isOffline = useIsOffline();
  const { isBusy, start } = useWork();
  const orderAgain = () =>
    start(async () => {
      const again = await ports.order.orderAgain(orderKey);
      if (!again.ok) throw new Error('Diese Bestellung gibt es nicht.');
      const { cart, toast } = actors;
      if (!areCookiesEnabled()) toast.send({ type: 'toast.shown', message: NO_COOKIES_MESSAGE });
      onOrdered?.();
      cart.send({ type: 'cart.refilled', cart: again.value.cart });
      cart.send({ type: 'panel.opened', missing: again.value.missing });
    });
  return (
    <button
      type="button"
      className={`${controls.secondary} ${className}`}
      disabled={isBusy || isOffline}
      aria-busy={isBusy}
      {...(label !== undefined && { 'aria-label': label })}
      onClick={orderAgain}
    >
      Nochmals bestellen
    </button>
  );
}
