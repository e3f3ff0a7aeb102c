import { NO_COOKIES_MESSAGE } from '@ofenpost/core/cart/cart-messages';
import type { OrderKey } from '@ofenpost/core/order/order.port';
import { useApp } from '../app/app-actors.tsx';
import { areCookiesEnabled } from '../app/are-cookies-enabled.ts';
import { useIsOffline } from '../app/offline-state.ts';
import { useWork } from '../app/use-work.ts';
import controls from '../ui/controls.module.css';

type Props = {
  readonly orderKey: OrderKey;
  readonly className?: string | undefined;
  /** The label with the order, where several buttons are in a list. */
  readonly label?: string;
  /** Called after the items are in the cart: an overlay closes, so that the cart can open. */
  readonly onOrdered?: () => void;
};

/** Adds an order's items to the cart again, then opens the cart, which says what is missing. */
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
      cart.send({ type: 'panel.opened', missing: again.value.missing, added: again.value.added });
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
