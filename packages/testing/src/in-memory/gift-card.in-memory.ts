import { bookingOfGiftCard } from '@ofenpost/core/accounting/books';
import type { OrderRequest, OrderContext } from '@ofenpost/core/checkout/compose-order';
import type { GiftCardEntry, GiftCard, GiftCardAdminError } from '@ofenpost/core/gift-card/gift-card';
import { parseGiftCardCode, createGiftCardCode } from '@ofenpost/core/gift-card/gift-card-code';
import { giftCardDraft } from '@ofenpost/core/gift-card/gift-card-draft';
import {
  type EnteredGiftCard,
  type GiftCardLedger,
  adjustEntry,
  adjustedBy,
  balanceOf,
  changeAfter,
  giftCardOf,
  isSameIssue,
  issueEntry,
  redeemEntry,
  refundOf,
  usableBalance,
  voidEntry,
} from '@ofenpost/core/gift-card/gift-card-ledger';
import { GIFT_CARD_LIST, giftCardRowOf, pageOfGiftCards } from '@ofenpost/core/gift-card/gift-card-list';
import type { GiftCardAdminPort, GiftCardPort } from '@ofenpost/core/gift-card/gift-card.port';
import { isRefundDue } from '@ofenpost/core/order/amount-due';
import type { Order } from '@ofenpost/core/order/order';
import { type Result, err, ok } from '@ofenpost/core/result/result';
import { type Action, may } from '@ofenpost/core/role/permission';
import { whyAboveLimit } from '@ofenpost/core/role/staff-limit';
import { recordAudit } from './audit.in-memory.ts';
import type { Shop, Visitor } from './shop.ts';

/** A gift card with its ledger. */
type StoredGiftCard = EnteredGiftCard & {
  readonly ledger: GiftCardLedger;
};

export type GiftCardBook = {
  all(): readonly StoredGiftCard[];
  /** Finds a gift card by its code as people type it. */
  find(code: string): StoredGiftCard | undefined;
  /** Finds the gift card that paid an order. */
  ofOrder(orderId: string): StoredGiftCard | undefined;
  /** Adds an entry and returns the gift card with it. */
  append(giftCard: StoredGiftCard, entry: GiftCardEntry): StoredGiftCard;
};

/** All gift cards of a shop. */
export function createGiftCardBook(): GiftCardBook {
  const giftCards = new Map<string, StoredGiftCard>();
  const save = (giftCard: StoredGiftCard) => void giftCards.set(giftCard.code, giftCard);
  return {
    all: () => [...giftCards.values()],
    find: (code) => giftCards.get(parseGiftCardCode(code) ?? ''),
    ofOrder: (id) => [...giftCards.values()].find(({ ledger }) => ledger.some(({ orderId }) => orderId === id)),
    append: (giftCard, entry) => {
      const changed = { ...giftCard, ledger: [...giftCard.ledger, entry] };
      save(changed);
      return changed;
    },
  };
}

const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));
/** Adds an entry to a ledger and to the journal. */
function append(
  { giftCards, accounting }: Shop,
  giftCard: StoredGiftCard,
  entry: GiftCardEntry,
  orderNumber: number | null = null,
): StoredGiftCard {
  accounting.book(bookingOfGiftCard(entry, giftCard, orderNumber));
  return giftCards.append(giftCard, entry);
}

const seen = ({ ledger, ...entered }: StoredGiftCard): GiftCard => giftCardOf(entered, ledger);

/** What can be paid with a code, in Rappen, and how much of that was given; null when nothing can. */
export function payableByGiftCard(
  { giftCards }: Shop,
  code = '',
): Pick<OrderContext, 'giftCardBalance' | 'giftCardGiven'> {
  const usable = usableBalance(giftCards.find(code)?.ledger ?? null);
  return usable.ok
    ? { giftCardBalance: usable.value.balance, giftCardGiven: usable.value.given }
    : { giftCardBalance: null };
}

/** Redeems what an order pays by gift card. */
export function redeemGiftCard(
  shop: Shop,
  { account }: Visitor,
  { order, request: { draft } }: { readonly order: Order; readonly request: Pick<OrderRequest, 'draft'> },
): void {
  const { giftCards, clock } = shop;
  const giftCard = giftCards.find(draft.giftCardCode ?? '');
  if (order.giftCardAmount === 0 || giftCard === undefined) return;
  const payment = { at: clock.now(), actorId: account.id, orderId: order.id };
  const redeemed = redeemEntry(giftCard.ledger, order.giftCardAmount, payment);
  if (redeemed.ok) append(shop, giftCard, redeemed.value, order.number);
}

/** Refunds what an order redeemed when it ends before it arrives; to a new gift card if the one that paid is void. */
export function refundGiftCard(shop: Shop, { account }: Visitor, order: Order): void {
  const { giftCards, clock } = shop;
  const giftCard = giftCards.ofOrder(order.id);
  if (!isRefundDue(order) || giftCard === undefined) return;
  const payment = { at: clock.now(), actorId: account.id, orderId: order.id };
  const unused = { id: crypto.randomUUID(), code: createGiftCardCode(randomBytes) };
  const refunded = refundOf(giftCard, payment, unused);
  if (!refunded.ok) return;
  const { giftCard: taker, entry, isReplacement } = refunded.value;
  append(shop, { ...taker, ledger: isReplacement ? [] : giftCard.ledger }, entry, order.number);
}

export const createGiftCardInMemory = ({ giftCards }: Shop): GiftCardPort => ({
  balance: async (code) => usableBalance(giftCards.find(code)?.ledger ?? null),
});

type Rule = (ledger: GiftCardLedger, by: By) => Result<GiftCardEntry, GiftCardAdminError>;
type By = { readonly at: string; readonly actorId: string | null };

export function createGiftCardAdminInMemory(shop: Shop, visitor: Visitor): GiftCardAdminPort {
  const { giftCards, clock } = shop;
  const requireMay = (action: Action) => {
    if (!may(visitor.account, action)) throw new Error('not allowed');
  };
  const by = () => ({ at: clock.now(), actorId: visitor.account.id });
  const change = (
    code: string,
    action: 'giftCard.adjusted' | 'giftCard.voided',
    rule: Rule,
  ): Result<GiftCard, GiftCardAdminError> => {
    const giftCard = giftCards.find(code);
    if (giftCard === undefined) return err({ code: 'giftCardUnknown' });
    const entry = rule(giftCard.ledger, by());
    if (!entry.ok) return entry;
    const changed = seen(append(shop, giftCard, entry.value));
    recordAudit(shop, visitor, {
      action,
      subject: changed.code,
      before: { balance: balanceOf(giftCard.ledger) },
      after: changeAfter(changed, entry.value),
    });
    return ok(changed);
  };
  return {
    list: async (query) => {
      requireMay('giftCard.issue');
      const rows = giftCards.all().map(({ ledger, ...entered }) => giftCardRowOf(entered, ledger));
      return pageOfGiftCards(rows, GIFT_CARD_LIST.schema.parse(query));
    },
    issue: async (id, draft) => {
      requireMay('giftCard.issue');
      const { amount, ...entered } = giftCardDraft.parse(draft);
      const earlier = giftCards.all().find((each) => each.id === id);
      if (earlier !== undefined)
        return isSameIssue(earlier, earlier.ledger, { amount, ...entered })
          ? ok(seen(earlier))
          : err({ code: 'idempotencyKeyReused' });
      const entry = issueEntry(amount, by());
      if (!entry.ok) return entry;
      const giftCard = { ...entered, id, code: createGiftCardCode(randomBytes), ledger: [] };
      recordAudit(shop, visitor, {
        action: 'giftCard.issued',
        subject: giftCard.code,
        before: null,
        after: { balance: amount, paidWith: giftCard.paidWith },
      });
      return ok(seen(append(shop, giftCard, entry.value)));
    },
    find: async (code) => {
      requireMay('giftCard.issue');
      const giftCard = giftCards.find(code);
      return giftCard === undefined ? err({ code: 'giftCardUnknown' }) : ok(seen(giftCard));
    },
    adjust: async (code, correction) => {
      requireMay('giftCard.adjust');
      return change(code, 'giftCard.adjusted', (ledger, actor) => {
        const moved = { amount: correction.amount, before: adjustedBy(ledger, actor.actorId) };
        const limited = whyAboveLimit(visitor.account, moved, shop.staffLimit);
        return limited === null ? adjustEntry(ledger, correction, actor) : err(limited);
      });
    },
    void: async (code, reason) => {
      requireMay('giftCard.void');
      return change(code, 'giftCard.voided', (ledger, actor) => voidEntry(ledger, { ...actor, reason }));
    },
  };
}
