import { createHash, randomUUID } from 'node:crypto';
import { composeOrder } from '@ofenpost/core/checkout/compose-order';
import type { PlaceOrderError, PlaceOrderRequest, PlacedOrder } from '@ofenpost/core/checkout/place-order';
import { asPlaced } from '@ofenpost/core/order/as-placed';
import type { Order } from '@ofenpost/core/order/order';
import { type Result, err, ok } from '@ofenpost/core/result/result';
import type { CartOwner } from '../cart/cart-owner.ts';
import { lockCart } from '../cart/cart.repository.ts';
import { redeemGiftCard } from '../gift-card/pay-by-gift-card.ts';
import { enqueueMail } from '../notification/mail.repository.ts';
import { orderCapability } from '../order/order-capability.ts';
import { findPlacedOrder, insertOrder } from '../order/order.repository.ts';
import type { Services } from '../services.ts';
import { placingInTransaction } from './placing-in-transaction.ts';

const hashOf = (request: PlaceOrderRequest): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url');

/** Where a guest wants the confirmation; most want none. */
const guestEmail = ({ draft: { email = '' } }: PlaceOrderRequest): string | null => (email === '' ? null : email);

/** Places the cart as an order in one transaction. `owner` null is a guest who never had a cart. */
export async function placeOrder(
  { database, clock, content, authSecret }: Services,
  owner: CartOwner | null,
  request: PlaceOrderRequest,
): Promise<Result<PlacedOrder, PlaceOrderError>> {
  const shop = await content.read();
  const requestHash = hashOf(request);
  const answer = (order: Order) => ok({ order, capability: orderCapability(authSecret, order.id) });

  return database.transaction(async (tx) => {
    const cart = owner === null ? null : await lockCart(tx, owner);
    const earlier = cart === null ? null : await findPlacedOrder(tx, cart.id, request.idempotencyKey);
    if (earlier !== null) {
      return earlier.requestHash === requestHash
        ? answer(asPlaced(earlier.order, request.draft.paymentMethod))
        : err({ code: 'idempotencyKeyReused' });
    }
    const items = cart?.items ?? [];
    const now = clock.now();
    const { placing, giftCard } = await placingInTransaction(tx, shop, { request, items, now });
    const composed = composeOrder(placing);
    if (!composed.ok) return composed;
    if (owner === null || cart === null) throw new Error('An order was composed without a cart.');
    const id = randomUUID();
    const accountId = owner.kind === 'account' ? owner.accountId : null;
    const email = accountId === null ? guestEmail(request) : null;
    const number = await insertOrder(tx, {
      id,
      draft: composed.value,
      cartId: cart.id,
      capturedBy: null,
      accountId,
      email,
      idempotencyKey: request.idempotencyKey,
      requestHash,
    });
    const order = { id, number, ...composed.value };
    const { created: at } = order.orderTimeProgresses;
    await redeemGiftCard(tx, giftCard, { order, by: accountId, at });
    if (accountId !== null || email !== null) await enqueueMail(tx, { orderId: id, event: 'placed', at });
    return answer(order);
  });
}
