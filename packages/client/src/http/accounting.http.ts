import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { AccountingPort } from '@ofenpost/core/accounting/accounting.port';
import type { AuditPort } from '@ofenpost/core/audit/audit.port';
import type { FeedbackAdminPort, FeedbackPort } from '@ofenpost/core/feedback/feedback.port';
import type { GiftCardAdminPort, GiftCardPort } from '@ofenpost/core/gift-card/gift-card.port';
import { resultOf } from './refusal.ts';

export const createAccountingHttp = ({ accounting }: ApiClient): AccountingPort => ({
  loadDay: (day) => accounting.loadDay(day === null ? {} : { day }),
  listBookings: (query) => accounting.listBookings(query),
  loadRevenue: (range) => accounting.loadRevenue(range),
  moveCash: (day, id, draft) => resultOf(accounting.moveCash({ ...draft, day, id })),
  refund: (id, draft) => resultOf(accounting.refund({ ...draft, id })),
  countCash: (day, seenRevision, draft) => resultOf(accounting.countCash({ ...draft, day, seenRevision })),
  reverseClose: (day, number, draft) => resultOf(accounting.reverseClose({ ...draft, day, number })),
  closeDay: (day, seen) => resultOf(accounting.closeDay({ ...seen, day })),
});

export const createGiftCardHttp = ({ giftCard }: ApiClient): GiftCardPort => ({
  balance: (code) => resultOf(giftCard.balance({ code })),
});

export const createGiftCardAdminHttp = ({ giftCardDesk }: ApiClient): GiftCardAdminPort => ({
  list: (query) => giftCardDesk.list(query),
  issue: (id, draft) => resultOf(giftCardDesk.issue({ ...draft, id })),
  find: (code) => resultOf(giftCardDesk.find({ code })),
  adjust: (code, correction) => resultOf(giftCardDesk.adjust({ ...correction, code })),
  void: (code, reason) => resultOf(giftCardDesk.void({ code, reason })),
});

export const createAuditHttp = ({ audit }: ApiClient): AuditPort => ({
  list: (query) => audit.list(query),
  listPeople: () => audit.listPeople(),
});

export const createFeedbackHttp = ({ feedback }: ApiClient): FeedbackPort => ({
  send: async (draft, id) => {
    await feedback.send({ ...draft, id });
  },
});

export const createFeedbackAdminHttp = ({ feedbackDesk }: ApiClient): FeedbackAdminPort => ({
  list: (query) => feedbackDesk.list(query),
  answer: (id) => resultOf(feedbackDesk.answer({ id })),
  reopen: (id) => resultOf(feedbackDesk.reopen({ id })),
});
