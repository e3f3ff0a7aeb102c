import type { Account } from '@ofenpost/core/account/account';
import { checkoutSummary, needsLegalAge } from '@ofenpost/core/checkout/checkout-summary';
import {
  checkoutMachine,
  createCheckoutActors,
  selectDraft,
  selectDraftErrors,
  selectIsUnconfirmed,
  selectPlaced,
  selectRefusal,
} from '@ofenpost/core/checkout/checkout.machine';
import type { CheckoutDraft } from '@ofenpost/core/checkout/place-order';
import { placeOrderMessage } from '@ofenpost/core/checkout/place-order-messages';
import type { PlacedOrder } from '@ofenpost/core/checkout/placed-order';
import type { OrderLocation } from '@ofenpost/core/delivery/order-location';
import { errorToast } from '@ofenpost/core/error/error-catalogue';
import { formatMoney } from '@ofenpost/core/money/format-money';
import { PAYMENT_METHOD_LABELS } from '@ofenpost/core/payment/payment-labels';
import type { Ports } from '@ofenpost/core/ports';
import { type Actor, type SnapshotFrom, createActor, waitFor } from 'xstate';
import type { Terminal } from './terminal.ts';

const ATTEMPTS_MAX = 3;
const SENDINGS_MAX = 5;

type Checkout = Actor<typeof checkoutMachine>;

/** Asks where to; what was answered before is the suggestion. */
async function askAddress(terminal: Terminal, { address }: CheckoutDraft, orderLocations: readonly OrderLocation[]) {
  const orderLocation = await terminal.choose(
    'Wohin?',
    orderLocations,
    ({ postcode, town, minimumOrder }) => `${postcode} ${town}, ab ${formatMoney(minimumOrder)}`,
    orderLocations.find(({ id }) => id === address.orderLocationId),
  );
  const answers = {
    orderLocationId: orderLocation.id,
    contactName: await terminal.ask('Name?', address.contactName || 'Anna Keller'),
    phoneNumber: await terminal.ask('Telefon?', address.phoneNumber || '078 123 45 67'),
    street: await terminal.ask('Strasse?', address.street || 'Marktgasse'),
    houseNumber: await terminal.ask('Nummer?', address.houseNumber || '12a'),
    note: address.note,
  };
  return { orderLocation, address: answers };
}

async function askLegalAge(terminal: Terminal, { legalAgeConfirmed }: CheckoutDraft): Promise<boolean> {
  const answer = await terminal.ask('Bist du alt genug für Alkohol (ja, nein)?', legalAgeConfirmed ? 'ja' : 'nein');
  return answer === 'ja';
}

/** Waits for the answer; where none came the same order is sent again, and placed only once. */
async function settle(terminal: Terminal, actor: Checkout) {
  const settled = () => waitFor(actor, (current) => current.matches('placed') || !current.hasTag('busy'));
  let snapshot = await settled();
  for (let sending = 1; selectIsUnconfirmed(snapshot) && sending < SENDINGS_MAX; sending += 1) {
    await terminal.ask('✗ Keine Antwort. Enter sendet die Bestellung nochmals; bestellt wird nur einmal.', 'Enter');
    actor.send({ type: 'order.retried' });
    snapshot = await settled();
  }
  return snapshot;
}

/** Asks where to and how it is paid, and orders. */
async function submit(terminal: Terminal, actor: Checkout, { delivery, cart, clock }: Ports) {
  const draft = selectDraft(actor.getSnapshot());
  const { orderLocations } = await delivery.load();
  const byDistance = orderLocations.toSorted((a, b) => a.minutes - b.minutes);
  const { orderLocation, address } = await askAddress(terminal, draft, byDistance);
  const paymentMethod = await terminal.choose(
    'Wie bezahlst du?',
    ['card', 'twint', 'cash'] as const,
    (method) => PAYMENT_METHOD_LABELS[method],
    draft.paymentMethod === 'cash' || draft.paymentMethod === 'twint' ? draft.paymentMethod : 'card',
  );
  const priced = await cart.load();
  const legalAgeConfirmed = needsLegalAge(priced) && (await askLegalAge(terminal, draft));
  actor.send({ type: 'address.edited', address });
  actor.send({ type: 'draft.edited', draft: { paymentMethod, legalAgeConfirmed } });

  const summary = checkoutSummary({ cart: priced, orderLocation, paymentMethod, at: clock.now() });
  terminal.print('', `Liefergebühr ${formatMoney(summary.deliveryFee)}, Gesamt ${formatMoney(summary.totalPrice)}`);
  const attempt = { totalPrice: summary.totalPrice, needsLegalAge: needsLegalAge(priced) };
  actor.send({ type: 'order.submitted', attempt });
  return settle(terminal, actor);
}

/** What has to be mended before the order can be placed, for people. */
function complaints(snapshot: SnapshotFrom<typeof checkoutMachine>): readonly string[] {
  const refusal = selectRefusal(snapshot);
  return [...Object.values(selectDraftErrors(snapshot)), ...(refusal === null ? [] : [placeOrderMessage(refusal)])];
}

/** Places the cart as an order; what is refused is asked again. Null when it cannot be placed. */
export async function placeOrder(terminal: Terminal, ports: Ports, account: Account): Promise<PlacedOrder | null> {
  const actor = createActor(checkoutMachine.provide({ actors: createCheckoutActors(ports) }), { input: { account } });
  actor.on('order.failed', ({ error }) => terminal.print(`✗ ${errorToast(error).detail}`));
  actor.start();
  await waitFor(actor, (snapshot) => snapshot.matches('editing'));

  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
    const snapshot = await submit(terminal, actor, ports);
    const messages = complaints(snapshot);
    for (const message of messages) terminal.print(`✗ ${message}`);
    if (messages.length === 0) return selectPlaced(snapshot);
  }
  return null;
}
