import type { Account } from '@ofenpost/core/account/account';
import type { Cart } from '@ofenpost/core/cart/cart';
import { checkoutSummary } from '@ofenpost/core/checkout/checkout-summary';
import { createCheckoutActors } from '@ofenpost/core/checkout/checkout.actors';
import {
  checkoutMachine,
  selectDraftErrors,
  selectIsUnconfirmed,
  selectPlaced,
  selectRefusal,
} from '@ofenpost/core/checkout/checkout.machine';
import { needsLegalAge } from '@ofenpost/core/checkout/legal-age';
import type { PlacedOrder } from '@ofenpost/core/checkout/place-order';
import { placeOrderMessage } from '@ofenpost/core/checkout/place-order-messages';
import type { OrderLocation } from '@ofenpost/core/delivery/order-location';
import { formatMoney } from '@ofenpost/core/money/format-money';
import { PAYMENT_METHOD_LABELS } from '@ofenpost/core/payment/payment';
import type { Ports } from '@ofenpost/core/ports';
import { createActor, waitFor } from 'xstate';
import type { Terminal } from './terminal.ts';

const ATTEMPTS_MAX = 5;

type Visitor = { readonly account: Account; readonly cart: Cart };

async function askAddress(terminal: Terminal, orderLocations: readonly OrderLocation[]) {
  const { id } = await terminal.choose(
    'Wohin?',
    orderLocations.toSorted((a, b) => a.minutes - b.minutes),
    ({ postcode, town, minimumOrder }) => `${postcode} ${town}, ab ${formatMoney(minimumOrder)}`,
  );
  return {
    orderLocationId: id,
    contactName: await terminal.ask('Name?', 'Anna Keller'),
    phoneNumber: await terminal.ask('Telefon?', '078 123 45 67'),
    street: await terminal.ask('Strasse?', 'Marktgasse'),
    houseNumber: await terminal.ask('Nummer?', '12a'),
  };
}

/** Asks where to, how it is paid, and places the cart as an order. Null when the restaurant refuses it. */
export async function placeOrder(
  terminal: Terminal,
  ports: Ports,
  { account, cart }: Visitor,
): Promise<PlacedOrder | null> {
  const actor = createActor(checkoutMachine.provide({ actors: createCheckoutActors(ports) }), { input: { account } });
  actor.start();
  await waitFor(actor, (snapshot) => snapshot.matches('editing'));

  const { orderLocations } = await ports.delivery.load();
  const address = await askAddress(terminal, orderLocations);
  const paymentMethod = await terminal.choose(
    'Wie bezahlst du?',
    ['card', 'twint', 'cash'] as const,
    (method) => PAYMENT_METHOD_LABELS[method],
  );
  actor.send({ type: 'address.edited', address });
  const legalAgeConfirmed =
    needsLegalAge(cart) && (await terminal.ask('Bist du alt genug für Alkohol (ja, nein)?', 'nein')) === 'ja';
  actor.send({ type: 'draft.edited', draft: { paymentMethod, legalAgeConfirmed } });

  const orderLocation = orderLocations.find(({ id }) => id === address.orderLocationId);
  if (orderLocation === undefined) return null;
  const summary = checkoutSummary({ cart, orderLocation, paymentMethod, at: ports.clock.now() });
  terminal.print('', `Liefergebühr ${formatMoney(summary.deliveryFee)}, Gesamt ${formatMoney(summary.totalPrice)}`);

  actor.send({
    type: 'order.submitted',
    attempt: { totalPrice: summary.totalPrice, needsLegalAge: needsLegalAge(cart) },
  });
  const settled = () => waitFor(actor, (current) => current.matches('placed') || !current.hasTag('busy'));
  let snapshot = await settled();
  for (let attempt = 1; selectIsUnconfirmed(snapshot) && attempt < ATTEMPTS_MAX; attempt += 1) {
    await terminal.ask('✗ Keine Antwort. Enter sendet die Bestellung nochmals; bestellt wird nur einmal.', 'Enter');
    actor.send({ type: 'order.retried' });
    snapshot = await settled();
  }
  for (const message of Object.values(selectDraftErrors(snapshot))) terminal.print(`✗ ${message}`);
  const refusal = selectRefusal(snapshot);
  if (refusal !== null) terminal.print(`✗ ${placeOrderMessage(refusal)}`);
  return selectPlaced(snapshot);
}
