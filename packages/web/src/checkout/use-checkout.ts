import type { AddressBook } from '@ofenpost/core/address/address';
import type { Cart } from '@ofenpost/core/cart/cart';
import type { CheckoutInput } from '@ofenpost/core/checkout/checkout-context';
import {
  checkoutMachine,
  createCheckoutActors,
  selectDraft,
  selectFulfilment,
  selectRefusal,
  selectSent,
} from '@ofenpost/core/checkout/checkout.machine';
import { counterOf, fulfilmentService } from '@ofenpost/core/checkout/fulfilment';
import type { PlaceOrderError } from '@ofenpost/core/checkout/place-order';
import { placeOrderMessage } from '@ofenpost/core/checkout/place-order-messages';
import { storedCheckout } from '@ofenpost/core/checkout/stored-checkout';
import type { Delivery } from '@ofenpost/core/delivery/delivery';
import type { OvenLoad } from '@ofenpost/core/delivery/delivery-time';
import { selectRedeemedCard } from '@ofenpost/core/gift-card/gift-card-check.machine';
import { deviceOrders, storeDeviceOrder } from '@ofenpost/core/order/device-orders';
import type { Order } from '@ofenpost/core/order/order';
import type { PromotionTerms } from '@ofenpost/core/promotion/promotion-terms';
import { isLoggedIn } from '@ofenpost/core/role/role';
import { readValue } from '@ofenpost/core/storage/versioned-value';
import type { ToastMessage } from '@ofenpost/core/toast/toast.machine';
import type { VatRateEntry } from '@ofenpost/core/vat/vat';
import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { type ActorRefFrom, createActor } from 'xstate';
import { type App, useApp, useAccount, inBrowser, useDelivery, useNow, useOpeningHours } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { logFailure, showErrorToast, showErrorUnlessOffline } from '../app/show-error-toast.ts';
import { COLLECT } from '../cart/use-next-collection.ts';
import { type GiftCardActor, useGiftCardCheck } from '../gift-card/use-gift-card-check.ts';
import { useBrowserValue } from '../ui/use-browser-value.ts';
import { type CheckoutView, checkoutView } from './checkout-view.ts';

/** Home shows the order on top. Where its code cannot be loaded, home shows it further down. */
const rememberOrder = ({ ports }: App, order: Order): void =>
  void import('../order/running-order.ts').then((part) => part.rememberPlacedOrder(ports, order)).catch(() => {});

/** The toast of a refusal for customers who have left the page. */
const refused = (error: PlaceOrderError): ToastMessage => ({
  kind: 'error',
  title: 'Deine Bestellung ging nicht durch',
  detail: placeOrderMessage(error),
});
const UNCONFIRMED: ToastMessage = {
  kind: 'error',
  title: 'Wir haben keine Antwort bekommen',
  detail: 'An der Kasse kannst du deine Bestellung nochmals senden. Sie kommt nur einmal an.',
};

export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>;

/** The checkout that was left with a pending order: its actor runs until the response. A browser has at most one. */
let left: CheckoutActor | null = null;

function createCheckout(app: App, router: AnyRouter, input: CheckoutInput): CheckoutActor {
  const { ports, actors } = app;
  const machine = inBrowser(checkoutMachine, () => ({ actors: createCheckoutActors(ports) }));
  const actor = createActor(machine, { input });
  const reportAbandoned = (message: ToastMessage) => actors.toast.send({ type: 'toast.shown', message });
  actor.on('order.answered', ({ answer, isEarlier, usedAddress }) => {
    if (answer.ok) {
      const { order, capability } = answer.value;
      actors.cart.send({ type: 'order.placed' });
      // The order is placed whatever follows it, so this code loads only now.
      if (isEarlier || isLoggedIn(input.account))
        import('./after-order.ts')
          .then((part) => part.followOrder(app, isEarlier ? null : usedAddress))
          .catch((error: unknown) => showErrorToast(actors, error));
      if (!isLoggedIn(input.account)) storeDeviceOrder(ports.keyValue, answer.value);
      rememberOrder(app, order);
      // The page of the order leads on to the provider.
      const go = order.status === 'awaitingPayment' ? '#bezahlen' : '';
      void router.navigate({ href: `${paths.order({ id: order.id, capability })}${go}` });
    } else {
      // The server's data differ from the displayed ones: prices, availability, hours or areas have changed. Those of
      // another account do not replace what somebody entered.
      if (answer.error.code !== 'accountChanged') {
        actors.cart.send({ type: 'cart.outdated' });
        void router.invalidate();
      }
      if (left === actor) reportAbandoned(refused(answer.error));
    }
  });
  actor.on('order.failed', ({ error }) => showErrorToast(actors, error));
  actor.on('order.unconfirmed', ({ error }) => {
    if (left !== actor) return showErrorUnlessOffline(actors, error);
    logFailure(error);
    reportAbandoned(UNCONFIRMED);
  });
  return actor;
}

/** Keeps the actor of a pending order until the response, unless the checkout is opened again. */
function leave(actor: CheckoutActor): void {
  left = actor;
  const end = () => {
    if (left !== actor || actor.getSnapshot().matches('placing')) return;
    left = null;
    actor.stop();
  };
  actor.subscribe(end);
  end();
}

/** Chooses collection once the draft is restored, and drops the fragment, so that another choice survives a reload. */
function chooseCollection(actor: CheckoutActor): void {
  history.replaceState(history.state, '', window.location.pathname);
  const choose = () => actor.send({ type: 'fulfilment.chosen', fulfilment: 'collected' });
  if (actor.getSnapshot().matches('editing')) return choose();
  const restored = actor.subscribe((snapshot) => {
    if (!snapshot.matches('editing')) return;
    restored.unsubscribe();
    choose();
  });
}

type Situation = { readonly addressBook: AddressBook | null; readonly isCartEmpty: boolean };

/** Joins the checkout to the cart, the address book, the toasts and the page of the placed order. */
export function useCheckout({ addressBook, isCartEmpty }: Situation): CheckoutActor {
  const app = useApp();
  const account = useAccount();
  const router = useRouter();
  const [actor] = useState(() => left ?? createCheckout(app, router, { account, addressBook, isCartEmpty }));
  const isCollectionOffered = useDelivery().collection !== undefined;
  const isToCollect = useRef(isCollectionOffered);
  useEffect(() => {
    left = null;
    actor.start();
    // A server does not know the fragment, so the page begins without it.
    if (isToCollect.current && window.location.hash === `#${COLLECT}`) chooseCollection(actor);
    return () => leave(actor);
  }, [actor]);
  useEffect(() => actor.send({ type: 'addresses.replaced', addressBook }), [actor, addressBook]);
  const { keyValue } = app.ports;
  useEffect(() => {
    // Browsers tell the other tabs alone.
    const take = () => {
      const stored = readValue(keyValue, storedCheckout);
      if (stored !== null) actor.send({ type: 'checkout.stored', stored });
    };
    window.addEventListener('storage', take);
    return () => window.removeEventListener('storage', take);
  }, [actor, keyValue]);
  return actor;
}

type Loaded = {
  readonly checkout: CheckoutActor;
  readonly cart: Cart;
  readonly delivery: Delivery;
  readonly ovenLoad: OvenLoad;
  readonly vatRates: readonly VatRateEntry[];
  readonly happyHours: readonly PromotionTerms[];
};

/**
 * Returns the current view of the checkout. While an order is pending, the gift card pays what the order was sent with.
 */
export function useCheckoutView(
  { checkout, happyHours, ...loaded }: Loaded,
  giftCard: GiftCardActor,
  named: PromotionTerms | null,
): CheckoutView {
  const draft = useSelector(checkout, selectDraft);
  const refusal = useSelector(checkout, selectRefusal);
  const [known, setKnown] = useState<PlaceOrderError | null>(null);
  const sent = useSelector(checkout, selectSent);
  const card = useSelector(giftCard, selectRedeemedCard);
  const openingHours = useOpeningHours();
  const { delivery } = loaded;
  const counter =
    useSelector(checkout, selectFulfilment) === 'collected'
      ? { service: fulfilmentService('collected', openingHours, delivery), place: counterOf(delivery.collection) }
      : null;
  const now = useNow();
  const { keyValue } = useApp().ports;
  const isSignedIn = isLoggedIn(useAccount());
  const hasOrdered = useBrowserValue(() => deviceOrders(keyValue, now).length > 0, true);
  const isRefusalKnown = known === refusal;
  const view = checkoutView({
    ...loaded,
    draft,
    deliverySchedule: openingHours.delivery,
    counter,
    giftCardBalance: card?.balance,
    giftCardGiven: card?.given,
    giftCardAmount: sent?.giftCardAmount,
    promotions: named === null ? happyHours : [named, ...happyHours],
    isUnknown: !isSignedIn && !hasOrdered,
    refusal,
    isRefusalKnown,
    now,
  });
  if (view.isRefusalKnown && !isRefusalKnown) setKnown(refusal);
  return view;
}

/** Returns the gift card check of the checkout. */
export const useGiftCard = (checkout: CheckoutActor): GiftCardActor =>
  useGiftCardCheck({
    code: useSelector(checkout, (snapshot) => selectDraft(snapshot).giftCardCode ?? ''),
    isEditing: useSelector(checkout, (snapshot) => snapshot.matches('editing')),
    refusal: useSelector(checkout, selectRefusal),
    onCode: (giftCardCode) => checkout.send({ type: 'draft.edited', draft: { giftCardCode } }),
  });
