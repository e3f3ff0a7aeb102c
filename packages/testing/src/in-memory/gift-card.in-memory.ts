import { bookingOfGiftCard } from '@ofenpost/core/accounting/books';
import type { NewGiftCard } from '@ofenpost/core/gift-card/gift-card';
import { parseGiftCardCode, createGiftCardCode } from '@ofenpost/core/gift-card/gift-card-code';
import { giftCardDraft } from '@ofenpost/core/gift-card/gift-card-draft';
import { isVoided } from '@ofenpost/core/gift-card/gift-card-ledger';
import { GIFT_CARD_LIST, giftCardRowOf, pageOfGiftCards } from '@ofenpost/core/gift-card/gift-card-list';
import type { GiftCardAdminPort, GiftCardPort } from '@ofenpost/core/gift-card/gift-card.port';
import {
  type GiftCardChange,
  type GiftCardRepository,
  type StoredGiftCard,
  createGiftCardAdminUseCases,
  createGiftCardUseCases,
  redeemedAgain,
  redemptionOf,
  refundFor,
} from '@ofenpost/core/gift-card/gift-card.use-cases';
import { isRefundDue } from '@ofenpost/core/order/amount-due';
import type { Order } from '@ofenpost/core/order/order';
import type { OrderChange } from '@ofenpost/core/order/order.use-cases';
import type { StepTaker } from '@ofenpost/core/order/take-step';
import { err, ok } from '@ofenpost/core/result/result';
import type { Action } from '@ofenpost/core/role/permission';
import { appendAudit } from './audit.in-memory.ts';
import { findMovedByHand } from './moved-by-hand.in-memory.ts';
import { type Shop, type Visitor, requireMay } from './shop.ts';

/** Adds an entry to a ledger and to the journal; nobody gets e-mails here. */
function write(shop: Shop, { giftCard, entry, orderNumber, audited }: GiftCardChange): StoredGiftCard {
  const { giftCards, accounting } = shop;
  const { at, actorId } = entry;
  if (audited !== undefined) appendAudit(shop, { ...audited, at, actorId });
  accounting.book(bookingOfGiftCard(entry, giftCard, orderNumber));
  const stored = { ...giftCard, ledger: [...(giftCards.get(giftCard.code)?.ledger ?? []), entry] };
  giftCards.set(giftCard.code, stored);
  return stored;
}

const createGiftCardRepository = (shop: Shop): GiftCardRepository => ({
  load: async (code) => shop.giftCards.get(code) ?? null,
  open: async (id, by, audited) => {
    const giftCard = [...shop.giftCards.values()].find((each) => each.id === id) ?? null;
    if (giftCard !== null) appendAudit(shop, { ...audited(giftCard), ...by });
    return giftCard;
  },
  list: async (query) =>
    pageOfGiftCards(
      [...shop.giftCards.values()].map(({ ledger, ...entered }) => giftCardRowOf(entered, ledger)),
      query,
    ),
  save: async (change, mover, refusal) => {
    const earlier = [...shop.giftCards.values()].find(({ id }) => id === change.giftCard.id);
    if (earlier !== undefined) return ok(earlier);
    const refused = refusal(findMovedByHand(shop, mover));
    return refused === null ? ok(write(shop, change)) : err(refused);
  },
  update: async (code, mover, change) => {
    const giftCard = shop.giftCards.get(code);
    if (giftCard === undefined) return null;
    const changed = change(giftCard, findMovedByHand(shop, mover));
    return changed.ok ? ok(write(shop, changed.value)) : changed;
  },
});

/** The gift card with the customer's code; null when there is none. */
export const findGiftCard = ({ giftCards }: Shop, code = ''): StoredGiftCard | null =>
  giftCards.get(parseGiftCardCode(code) ?? '') ?? null;

const newCode = () => createGiftCardCode((count) => crypto.getRandomValues(new Uint8Array(count)));

/** Redeems what an order pays by gift card. */
export function redeemGiftCard(shop: Shop, giftCard: StoredGiftCard | null, order: Order, taker: StepTaker): void {
  const redemption = redemptionOf(giftCard, order, taker);
  if (redemption !== null) write(shop, redemption);
}

const newGiftCard = (): NewGiftCard => ({ id: crypto.randomUUID(), code: newCode() });

/** The gift card that paid an order. */
const giftCardOfOrder = ({ giftCards }: Shop, id: string): StoredGiftCard | undefined =>
  [...giftCards.values()].find(({ ledger }) => ledger.some(({ orderId }) => orderId === id));

/** The gift card to be made for what goes back to that of an order; null: that is not void, or there is none. */
export const newGiftCardFor = (shop: Shop, orderId: string): NewGiftCard | null =>
  isVoided(giftCardOfOrder(shop, orderId)?.ledger ?? []) ? newGiftCard() : null;

/** Gives back to the gift card of an order what a change of it leaves unpaid or refunds. */
export function refundGiftCard(shop: Shop, change: OrderChange): void {
  const giftCard = giftCardOfOrder(shop, change.order.id);
  if (giftCard === undefined) return;
  const refund = refundFor(giftCard, change, newGiftCard());
  if (refund !== null) write(shop, refund);
}

/** Takes back what an undone step refunded. False where the gift card has it no more; then nothing is written. */
export function redeemAgain(
  shop: Shop,
  { before, order, taker }: Pick<OrderChange, 'before' | 'order' | 'taker'>,
): boolean {
  if (!isRefundDue(before)) return true;
  const giftCards = [...shop.giftCards.values()];
  // The last one that got something: a new one, where the one that paid is void.
  const giftCard = giftCards.findLast(({ ledger }) =>
    ledger.some(({ orderId, kind }) => orderId === order.id && kind === 'refunded'),
  );
  const change = giftCard === undefined ? null : redeemedAgain(giftCard, order, taker);
  if (change === null) return false;
  write(shop, change);
  return true;
}

export const createGiftCardInMemory = (shop: Shop): GiftCardPort =>
  createGiftCardUseCases(createGiftCardRepository(shop));

export function createGiftCardAdminInMemory(shop: Shop, visitor: Visitor): GiftCardAdminPort {
  const giftCardsFor = createGiftCardAdminUseCases({
    giftCards: createGiftCardRepository(shop),
    clock: shop.clock,
    newCode,
    loadStaffLimit: async () => shop.staffLimit,
  });
  const staff = (action: Action) => giftCardsFor(requireMay(visitor, action));
  return {
    list: async (query) => staff('giftCard.issue').list(GIFT_CARD_LIST.schema.parse(query)),
    issue: async (id, draft) => staff('giftCard.issue').issue(id, giftCardDraft.parse(draft)),
    find: async (code) => staff('giftCard.issue').find(code),
    open: async (id) => staff('giftCard.issue').open(id),
    adjust: async (code, correction) => staff('giftCard.adjust').adjust(code, correction),
    void: async (code, reason) => staff('giftCard.void').void(code, reason),
  };
}
