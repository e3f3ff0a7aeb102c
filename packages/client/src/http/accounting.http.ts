import type { StaffClient } from '@ofenpost/contract/staff.contract';
import type { AccountingPort } from '@ofenpost/core/accounting/accounting.port';
import type { FeedbackAdminPort } from '@ofenpost/core/feedback/feedback.port';
import type { GiftCardAdminPort } from '@ofenpost/core/gift-card/gift-card.port';
import { resultOf } from './refusal.ts';

export const createAccountingHttp = ({ accounting }: StaffClient): AccountingPort => ({
  loadDay: (day) => accounting.loadDay(day === null ? {} : { day }),
  listBookings: (query) => accounting.listBookings(query),
  loadRevenue: (range) => accounting.loadRevenue(range),
  moveCash: (day, id, draft) => resultOf(accounting.moveCash({ ...draft, day, id })),
  refund: (id, draft) => resultOf(accounting.refund({ ...draft, id })),
  countCash: (day, seenRevision, draft) => resultOf(accounting.countCash({ ...draft, day, seenRevision })),
  reverseClose: (day, number, draft) => resultOf(accounting.reverseClose({ ...draft, day, number })),
  closeDay: (day, seen) => resultOf(accounting.closeDay({ ...seen, day })),
});

export const createGiftCardAdminHttp = ({ giftCardDesk }: StaffClient): GiftCardAdminPort => ({
  list: (query) => giftCardDesk.list(query),
  issue: (id, draft) => resultOf(giftCardDesk.issue({ ...draft, id })),
  find: (code) => resultOf(giftCardDesk.find({ code })),
  open: (id) => resultOf(giftCardDesk.open({ id })),
  adjust: (code, correction) => resultOf(giftCardDesk.adjust({ ...correction, code })),
  void: (code, reason) => resultOf(giftCardDesk.void({ code, reason })),
});

export const createFeedbackAdminHttp = ({ feedbackDesk }: StaffClient): FeedbackAdminPort => ({
  list: (query) => feedbackDesk.list(query),
  answer: (id) => resultOf(feedbackDesk.answer({ id })),
  reopen: (id) => resultOf(feedbackDesk.reopen({ id })),
});
