import { bookingOfGiftCard } from '../accounting/books.ts';
import { movedByHand } from '../accounting/moved-by-hand.ts';
import { giftCardRefundOf } from '../order/amount-due.ts';
import type { Order } from '../order/order.ts';
import type { OrderChange } from '../order/order.use-cases.ts';
import type { StepTaker } from '../order/take-step.ts';
import { isPayableWith } from '../payment/cash-rounding.ts';
import type { AuditedChange } from '../record/audit-entry.ts';
import { type Result, err, ok } from '../result/result.ts';
import type { RoleHolder } from '../role/role.ts';
import { limitedMover, whyAboveLimit } from '../role/staff-limit.ts';
import type { ClockPort } from '../time/clock.port.ts';
import type { GiftCardAdminError } from './gift-card-admin-error.ts';
import { parseGiftCardCode } from './gift-card-code.ts';
import {
  type EnteredGiftCard,
  type GiftCardLedger,
  adjustEntry,
  balanceOf,
  changeAfter,
  giftCardOf,
  isSameIssue,
  isUnpaidValue,
  issueEntry,
  redeemAgainEntry,
  redeemEntry,
  refundOf,
  usableBalance,
  voidEntry,
} from './gift-card-ledger.ts';
import { type GiftCardPage, type GiftCardQuery, searchedByEnd } from './gift-card-list.ts';
import type { GiftCardAdminPort, GiftCardPort } from './gift-card.port.ts';
import type { GiftCard, GiftCardEntry, NewGiftCard } from './gift-card.ts';

/** A gift card with its ledger, and whether the e-mail with it was given up. */
export type StoredGiftCard = EnteredGiftCard & { readonly ledger: GiftCardLedger; readonly mailFailed?: boolean };

/** One more entry in a ledger, with all that is written together with it. */
export type GiftCardChange = {
  readonly giftCard: EnteredGiftCard;
  /** A new gift card is stored with its first entry, and sent to its e-mail address if it has one. */
  readonly isNew?: boolean;
  /** It also joins the journal. */
  readonly entry: GiftCardEntry;
  /** The number of the entry's order, for the journal. */
  readonly orderNumber?: number;
  /** Recorded by the person and at the time of the entry. */
  readonly audited?: AuditedChange;
};

type By = Pick<GiftCardEntry, 'at' | 'actorId'>;

/** The gift cards by their code. */
export type GiftCardRepository = {
  load(code: string): Promise<StoredGiftCard | null>;
  /** The gift card with this id, and `audited` in the audit log; null when there is none, with nothing written. */
  open(id: string, by: By, audited: (giftCard: StoredGiftCard) => AuditedChange): Promise<StoredGiftCard | null>;
  list(query: GiftCardQuery): Promise<GiftCardPage>;
  /**
   * Stores a new gift card, unless there is one with its id, or `refusal` refuses. Returns the one with this id.
   * `movedBefore` is what the mover moved by hand on the day before, in Rappen; 0 where nobody is named.
   */
  save(
    change: GiftCardChange,
    mover: By,
    refusal: (movedBefore: number) => GiftCardAdminError | null,
  ): Promise<Result<StoredGiftCard, GiftCardAdminError>>;
  /**
   * Writes what `change` makes of a gift card, unless it refuses; one change after the other. Returns the gift card as it
   * is now; null when there is none.
   */
  update(
    code: string,
    mover: By,
    change: (giftCard: StoredGiftCard, movedBefore: number) => Result<GiftCardChange, GiftCardAdminError>,
  ): Promise<Result<StoredGiftCard, GiftCardAdminError> | null>;
};

async function findGiftCard(giftCards: GiftCardRepository, text: string): Promise<StoredGiftCard | null> {
  const code = parseGiftCardCode(text);
  return code === null ? null : giftCards.load(code);
}

/** What everybody can do with a gift card. */
export const createGiftCardUseCases = (giftCards: GiftCardRepository): GiftCardPort => ({
  balance: async (code) => usableBalance((await findGiftCard(giftCards, code))?.ledger ?? null),
});

/** The gift card as staff see it. */
const shown = ({ ledger, mailFailed = false, ...entered }: StoredGiftCard): GiftCard => ({
  ...giftCardOf(entered, ledger),
  ...(mailFailed && { mailFailed }),
});

/** What the audit log says of whoever was shown a whole code: on the screen or on the printed sheet. */
export const codeShown = ({ code }: StoredGiftCard): AuditedChange => ({
  action: 'giftCard.opened',
  subject: code,
  before: null,
  after: null,
});

type Rule = (ledger: GiftCardLedger, by: By) => ReturnType<typeof adjustEntry>;

/** How many Rappen a change of a gift card moves by hand, as its booking does. */
const movedBy = ({ entry, giftCard }: GiftCardChange): number => movedByHand(bookingOfGiftCard(entry, giftCard));

type Dependencies = {
  readonly giftCards: GiftCardRepository;
  readonly clock: ClockPort;
  /** An unused code, made of secure random bytes. */
  readonly newCode: () => string;
  /** The amount in Rappen up to which staff move money by hand. */
  readonly loadStaffLimit: () => Promise<number>;
};

type StaffMember = RoleHolder & { readonly id: string | null };

/** What staff do with gift cards. The caller has checked permission and input. */
export const createGiftCardAdminUseCases =
  ({ giftCards, clock, newCode, loadStaffLimit }: Dependencies) =>
  (account: StaffMember): GiftCardAdminPort => {
    /** Why this account may not make this change too, or null. */
    const limitOn = (change: GiftCardChange, before: number, limit: number, ledger: GiftCardLedger = []) => {
      const isForManagement = isUnpaidValue({ ...change.giftCard, ledger }, change.entry);
      return whyAboveLimit(account, { amount: movedBy(change), before }, isForManagement ? 0 : limit);
    };
    /** Adds the entry that a rule allows up to the limit of staff, and records who did it and why. */
    const change = async (
      text: string,
      action: 'giftCard.adjusted' | 'giftCard.voided',
      rule: Rule,
    ): Promise<Result<GiftCard, GiftCardAdminError>> => {
      const code = parseGiftCardCode(text);
      if (code === null) return err({ code: 'giftCardUnknown' });
      const limit = await loadStaffLimit();
      const by = { at: clock.now(), actorId: account.id };
      const changed = await giftCards.update(code, limitedMover(account, by.at), (giftCard, movedBefore) => {
        const { ledger } = giftCard;
        const entry = rule(ledger, by);
        if (!entry.ok) return entry;
        const { amount, given, kind } = entry.value;
        if (kind === 'adjusted' && !isPayableWith(giftCard.paidWith, amount - given))
          return err({ code: 'amountNotInCoins' });
        const balance = balanceOf(ledger);
        const after = changeAfter({ balance: balance + amount }, entry.value);
        const audited = { action, subject: code, before: { balance }, after };
        const changing = { giftCard, entry: entry.value, audited };
        const limited = limitOn(changing, movedBefore, limit, ledger);
        return limited === null ? ok(changing) : err(limited);
      });
      if (changed === null) return err({ code: 'giftCardUnknown' });
      return changed.ok ? ok(shown(changed.value)) : changed;
    };
    return {
      list: (query) => giftCards.list(searchedByEnd(query)),
      open: async (id) => {
        const opened = await giftCards.open(id, { at: clock.now(), actorId: account.id }, codeShown);
        return opened === null ? err({ code: 'giftCardUnknown' }) : ok(shown(opened));
      },
      find: async (code) => {
        const giftCard = await findGiftCard(giftCards, code);
        return giftCard === null ? err({ code: 'giftCardUnknown' }) : ok(shown(giftCard));
      },
      issue: async (id, draft) => {
        const { amount, ...entered } = draft;
        const entry = issueEntry(amount, { at: clock.now(), actorId: account.id });
        if (!entry.ok) return entry;
        const giftCard = { ...entered, id, code: newCode() };
        const after = { balance: amount, paidWith: giftCard.paidWith };
        const audited = { action: 'giftCard.issued', subject: giftCard.code, before: null, after } as const;
        const issuing = { giftCard, isNew: true, entry: entry.value, audited };
        const limit = await loadStaffLimit();
        const saved = await giftCards.save(issuing, limitedMover(account, entry.value.at), (before) =>
          limitOn(issuing, before, limit),
        );
        if (!saved.ok) return saved;
        const stored = saved.value;
        return isSameIssue(stored, stored.ledger, { ...draft, actorId: account.id })
          ? ok(shown(stored))
          : err({ code: 'idempotencyKeyReused' });
      },
      adjust: (code, correction) =>
        change(code, 'giftCard.adjusted', (ledger, by) => adjustEntry(ledger, correction, by)),
      void: (code, reason) => change(code, 'giftCard.voided', (ledger, by) => voidEntry(ledger, { ...by, reason })),
    };
  };

/** What can be paid with a gift card, in Rappen, and how much of that was given; null when nothing can. */
export function payableWith(giftCard: StoredGiftCard | null): {
  readonly giftCardBalance: number | null;
  readonly giftCardGiven?: number;
} {
  const usable = usableBalance(giftCard?.ledger ?? null);
  return usable.ok
    ? { giftCardBalance: usable.value.balance, giftCardGiven: usable.value.given }
    : { giftCardBalance: null };
}

/** What redeems the part of an order that its gift card pays; null when that is nothing. */
export function redemptionOf(
  giftCard: StoredGiftCard | null,
  { id: orderId, number: orderNumber, giftCardAmount: amount, giftCardDiscount: given }: Order,
  { by: actorId, at }: StepTaker,
): GiftCardChange | null {
  if (amount === 0) return null;
  const redeemed = redeemEntry(giftCard?.ledger ?? [], { amount, given }, { orderId, actorId, at });
  if (giftCard === null || !redeemed.ok) throw new Error('An order was composed on a balance that is not there.');
  return { giftCard, entry: redeemed.value, orderNumber };
}

/** What takes the refund of an order back that goes on after all; null where the gift card has it no more. */
export function redeemedAgain(
  giftCard: StoredGiftCard,
  { id: orderId, number: orderNumber }: Order,
  { by: actorId, at }: StepTaker,
): GiftCardChange | null {
  const redeemed = redeemAgainEntry(giftCard.ledger, { orderId, actorId, at });
  return redeemed.ok ? { giftCard, entry: redeemed.value, orderNumber } : null;
}

/**
 * What gives back to the gift card of an order what a change of it leaves unpaid; null when that is nothing. A void gift
 * card is replaced by a new one, that of the change or `unused`: a customer with an e-mail address gets it by e-mail, staff
 * find it in the audit log and, where they booked a refund, at the order. Throws when a refund was booked onto a gift
 * card that did not pay it.
 */
export function refundFor(
  giftCard: StoredGiftCard,
  change: Pick<OrderChange, 'kind' | 'before' | 'order' | 'taker' | 'newGiftCard'>,
  unused: NewGiftCard,
): GiftCardChange | null {
  const { order, taker, newGiftCard = unused } = change;
  const { by: actorId, at } = taker;
  const due = giftCardRefundOf(change);
  const refunded = due === null ? null : refundOf(giftCard, { ...due, orderId: order.id, actorId, at }, newGiftCard);
  if (refunded === null) return null;
  if (!refunded.ok) {
    if (change.kind === 'refunded') throw new Error('A refund was booked onto a gift card that did not pay it.');
    return null;
  }
  const { giftCard: credited, entry, isReplacement } = refunded.value;
  const refund = { giftCard: credited, entry, orderNumber: order.number };
  if (!isReplacement) return refund;
  const after = { balance: entry.amount, reason: `${entry.reason}, Bestellung ${order.number}` };
  return {
    ...refund,
    isNew: true,
    audited: { action: 'giftCard.replaced', subject: credited.code, before: null, after },
  };
}
