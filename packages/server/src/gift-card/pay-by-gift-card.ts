import { parseGiftCardCode } from '@ofenpost/core/gift-card/gift-card-code';
import { redeemEntry, refundEntry, usableBalance } from '@ofenpost/core/gift-card/gift-card-ledger';
import { isRefundDue } from '@ofenpost/core/gift-card/refund-due';
import type { Order } from '@ofenpost/core/order/order';
import type { StepTaker } from '@ofenpost/core/order/take-step';
import type { Transaction } from '../database/database.ts';
import { type StoredGiftCard, findCodeOfOrder, insertEntry, lockGiftCard } from './gift-card.repository.ts';

/** The gift card that a customer named, locked; null when there is none of this code. */
export async function lockNamedGiftCard(tx: Transaction, text = ''): Promise<StoredGiftCard | null> {
  const code = parseGiftCardCode(text);
  return code === null ? null : lockGiftCard(tx, code);
}

/** What can be paid with it, in Rappen; null when nothing can. */
export function payableWith(giftCard: StoredGiftCard | null): number | null {
  const usable = usableBalance(giftCard?.ledger ?? null);
  return usable.ok ? usable.value.balance : null;
}

/** Takes what an order pays by gift card. Both must be in this transaction, the gift card locked. */
export async function redeemGiftCard(
  tx: Transaction,
  giftCard: StoredGiftCard | null,
  { order: { id: orderId, giftCardAmount }, by: actorId, at }: StepTaker & { readonly order: Order },
): Promise<void> {
  if (giftCardAmount === 0) return;
  const redeemed = redeemEntry(giftCard?.ledger ?? [], giftCardAmount, { orderId, actorId, at });
  if (giftCard === null || !redeemed.ok) throw new Error('An order was composed on a balance that is not there.');
  await insertEntry(tx, giftCard, redeemed.value);
}

/** Gives back what an order took, once it ended before it arrived. The order must be locked. */
export async function refundGiftCard(tx: Transaction, order: Order, { by: actorId, at }: StepTaker): Promise<void> {
  if (!isRefundDue(order)) return;
  const code = await findCodeOfOrder(tx, order.id);
  const giftCard = code === null ? null : await lockGiftCard(tx, code);
  if (giftCard === null) throw new Error('The gift card of an order is missing.');
  const refunded = refundEntry(giftCard.ledger, { orderId: order.id, actorId, at });
  if (refunded.ok) await insertEntry(tx, giftCard, refunded.value);
}
