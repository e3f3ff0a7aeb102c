import { randomUUID } from 'node:crypto';
import { parseGiftCardCode } from '@ofenpost/core/gift-card/gift-card-code';
import { type StoredGiftCard, redemptionOf, refundFor } from '@ofenpost/core/gift-card/gift-card.use-cases';
import { isRefundDue } from '@ofenpost/core/order/amount-due';
import type { Order } from '@ofenpost/core/order/order';
import type { StepTaker } from '@ofenpost/core/order/take-step';
import type { Transaction } from '../database/database.ts';
import { findCodeOfOrder, lockGiftCard, newGiftCardCode, writeGiftCard } from './gift-card.repository.ts';

/** The gift card with the customer's code, locked; null when there is none. */
export async function lockNamedGiftCard(tx: Transaction, text = ''): Promise<StoredGiftCard | null> {
  const code = parseGiftCardCode(text);
  return code === null ? null : lockGiftCard(tx, code);
}

/** Redeems what an order pays by gift card. Both must be in this transaction, the gift card locked. */
export async function redeemGiftCard(
  tx: Transaction,
  giftCard: StoredGiftCard | null,
  { order, ...taker }: StepTaker & { readonly order: Order },
): Promise<void> {
  const redemption = redemptionOf(giftCard, order, taker);
  if (redemption !== null) await writeGiftCard(tx, redemption);
}

/** Refunds what an order redeemed when it ends before it arrives. The order must be locked. */
export async function refundGiftCard(tx: Transaction, order: Order, taker: StepTaker): Promise<void> {
  if (!isRefundDue(order)) return;
  const code = await findCodeOfOrder(tx, order.id);
  const giftCard = code === null ? null : await lockGiftCard(tx, code);
  if (giftCard === null) throw new Error('The gift card of an order is missing.');
  const refund = refundFor(giftCard, order, taker, { id: randomUUID(), code: newGiftCardCode() });
  if (refund !== null && !(await writeGiftCard(tx, refund)))
    throw new Error('The gift card that takes a refund has the id of another one.');
}
