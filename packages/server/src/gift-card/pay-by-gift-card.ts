import { randomBytes, randomUUID } from 'node:crypto';
import type { OrderContext } from '@ofenpost/core/checkout/compose-order';
import type { GiftCardEntry } from '@ofenpost/core/gift-card/gift-card';
import { createGiftCardCode, parseGiftCardCode } from '@ofenpost/core/gift-card/gift-card-code';
import { type EnteredGiftCard, redeemEntry, refundOf, usableBalance } from '@ofenpost/core/gift-card/gift-card-ledger';
import { isRefundDue } from '@ofenpost/core/order/amount-due';
import type { Order } from '@ofenpost/core/order/order';
import type { StepTaker } from '@ofenpost/core/order/take-step';
import { recordAudit } from '../audit/audit-log.repository.ts';
import type { Transaction } from '../database/database.ts';
import { enqueueGiftCardMail } from '../mail/mail.repository.ts';
import {
  type StoredGiftCard,
  findCodeOfOrder,
  insertEntry,
  insertReplacement,
  lockGiftCard,
} from './gift-card.repository.ts';

/** The gift card with the customer's code, locked; null when there is none. */
export async function lockNamedGiftCard(tx: Transaction, text = ''): Promise<StoredGiftCard | null> {
  const code = parseGiftCardCode(text);
  return code === null ? null : lockGiftCard(tx, code);
}

/** What can be paid with it, in Rappen, and how much of that was given; null when nothing can. */
export function payableWith(giftCard: StoredGiftCard | null): Pick<OrderContext, 'giftCardBalance' | 'giftCardGiven'> {
  const usable = usableBalance(giftCard?.ledger ?? null);
  return usable.ok
    ? { giftCardBalance: usable.value.balance, giftCardGiven: usable.value.given }
    : { giftCardBalance: null };
}

/** Redeems what an order pays by gift card. Both must be in this transaction, the gift card locked. */
export async function redeemGiftCard(
  tx: Transaction,
  giftCard: StoredGiftCard | null,
  { order: { id: orderId, number, giftCardAmount }, by: actorId, at }: StepTaker & { readonly order: Order },
): Promise<void> {
  if (giftCardAmount === 0) return;
  const redeemed = redeemEntry(giftCard?.ledger ?? [], giftCardAmount, { orderId, actorId, at });
  if (giftCard === null || !redeemed.ok) throw new Error('An order was composed on a balance that is not there.');
  await insertEntry(tx, giftCard, redeemed.value, number);
}

type Replacing = {
  readonly replacement: EnteredGiftCard;
  readonly entry: GiftCardEntry;
  readonly order: Order;
};

/** A customer with an e-mail address gets the new gift card by e-mail; staff find it in the audit log. */
async function mailReplacement(
  tx: Transaction,
  { replacement, entry: { amount, at, actorId, reason }, order }: Replacing,
): Promise<void> {
  await enqueueGiftCardMail(tx, { giftCard: replacement, at });
  await recordAudit(tx, {
    at,
    actorId,
    action: 'giftCard.replaced',
    subject: replacement.code,
    before: null,
    after: { balance: amount, reason: `${reason}, Bestellung ${order.number}` },
  });
}

/**
 * Refunds what an order redeemed when it ends before it arrives: to the gift card that paid, or to a new one of the
 * same buyer if that is void. The order must be locked.
 */
export async function refundGiftCard(tx: Transaction, order: Order, { by: actorId, at }: StepTaker): Promise<void> {
  if (!isRefundDue(order)) return;
  const code = await findCodeOfOrder(tx, order.id);
  const giftCard = code === null ? null : await lockGiftCard(tx, code);
  if (giftCard === null) throw new Error('The gift card of an order is missing.');
  const unused = { id: randomUUID(), code: createGiftCardCode(randomBytes) };
  const refunded = refundOf(giftCard, { orderId: order.id, actorId, at }, unused);
  if (!refunded.ok) return;
  const { giftCard: taker, entry, isReplacement } = refunded.value;
  if (isReplacement) await insertReplacement(tx, taker, at);
  await insertEntry(tx, taker, entry, order.number);
  if (isReplacement) await mailReplacement(tx, { replacement: taker, entry, order });
}
