import { randomUUID } from 'node:crypto';
import type { NewGiftCard } from '@ofenpost/core/gift-card/gift-card';
import { parseGiftCardCode } from '@ofenpost/core/gift-card/gift-card-code';
import { isVoided } from '@ofenpost/core/gift-card/gift-card-ledger';
import {
  type StoredGiftCard,
  redeemedAgain,
  redemptionOf,
  refundFor,
} from '@ofenpost/core/gift-card/gift-card.use-cases';
import { giftCardRefundOf, isRefundDue } from '@ofenpost/core/order/amount-due';
import type { Order } from '@ofenpost/core/order/order';
import type { OrderChange } from '@ofenpost/core/order/order.use-cases';
import type { StepTaker } from '@ofenpost/core/order/take-step';
import type { Transaction } from '../database/database.ts';
import { RefusedChange } from '../order/refused-change.ts';
import {
  findCodeOfOrder,
  findRefundedCode,
  lockGiftCard,
  newGiftCardCode,
  writeGiftCard,
} from './gift-card.repository.ts';

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

/** Takes back what an undone step refunded; the change is refused where the gift card has it no more. */
export async function redeemGiftCardAgain(
  tx: Transaction,
  { before, order, taker }: Pick<OrderChange, 'before' | 'order' | 'taker'>,
): Promise<void> {
  if (!isRefundDue(before)) return;
  const code = await findRefundedCode(tx, order.id);
  const giftCard = code === null ? null : await lockGiftCard(tx, code);
  if (giftCard === null) throw new Error('The gift card that got the refund of an order is missing.');
  const change = redeemedAgain(giftCard, order, taker);
  if (change === null) throw new RefusedChange({ code: 'giftCardSpent' });
  await writeGiftCard(tx, change);
}

/** The gift card that paid an order, locked; null for an order without one. */
export async function lockGiftCardOfOrder(tx: Transaction, orderId: string): Promise<StoredGiftCard | null> {
  const code = await findCodeOfOrder(tx, orderId);
  return code === null ? null : lockGiftCard(tx, code);
}

const newGiftCard = (): NewGiftCard => ({ id: randomUUID(), code: newGiftCardCode() });

/** The gift card to be made for what goes back to that of an order; null: that is not void, or there is none. */
export async function newGiftCardFor(tx: Transaction, orderId: string): Promise<NewGiftCard | null> {
  const giftCard = await lockGiftCardOfOrder(tx, orderId);
  return giftCard !== null && isVoided(giftCard.ledger) ? newGiftCard() : null;
}

/** Gives back to the gift card of an order what a change of it leaves unpaid or refunds. The order must be locked. */
export async function refundGiftCard(tx: Transaction, change: OrderChange): Promise<void> {
  if (giftCardRefundOf(change) === null) return;
  const giftCard = await lockGiftCardOfOrder(tx, change.order.id);
  if (giftCard === null) throw new Error('The gift card of an order is missing.');
  const refund = refundFor(giftCard, change, newGiftCard());
  if (refund !== null && !(await writeGiftCard(tx, refund)))
    throw new Error('The gift card that takes a refund has the id of another one.');
}
