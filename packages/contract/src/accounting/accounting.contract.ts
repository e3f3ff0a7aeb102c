import { accountingError, dayJournal } from '@ofenpost/core/accounting/accounting';
import { BOOKING_LIST, bookingPage } from '@ofenpost/core/accounting/booking-list';
import { cashCountDraft, cashMovementDraft } from '@ofenpost/core/accounting/cash';
import { seenDay, closeReversalDraft } from '@ofenpost/core/accounting/close-day';
import { dateRange } from '@ofenpost/core/accounting/date-range';
import { refundDraft } from '@ofenpost/core/accounting/refund';
import { revenue } from '@ofenpost/core/accounting/revenue';
import { version } from '@ofenpost/core/editor/versioned';
import { localDate } from '@ofenpost/core/time/instant';
import * as z from 'zod/mini';
import { listInput } from '../list-input.ts';
import { guardedRoute, limitedRefusal, refusal } from '../route.ts';
import { wholeNumber } from '../whole-number.ts';

const tags = ['accounting'];
const day = z.object({ day: localDate });
const id = z.uuid();

export const accountingContract = {
  loadDay: guardedRoute('accounting.read')
    .route({
      method: 'GET',
      path: '/accounting/day',
      summary: 'A day of the books',
      description: 'Without a day, the one that runs.',
      tags,
    })
    .input(z.object({ day: z.optional(localDate) }))
    .output(dayJournal),
  listBookings: guardedRoute('accounting.read')
    .route({
      method: 'GET',
      path: '/accounting/bookings',
      summary: 'The journal, page by page',
      description: 'One booking under one rate and one means of payment a line, with amounts in Rappen.',
      tags,
    })
    .input(listInput(BOOKING_LIST))
    .output(bookingPage),
  loadRevenue: guardedRoute('accounting.read')
    .route({
      method: 'GET',
      path: '/accounting/revenue',
      summary: 'Figures and turnover of a range of days',
      description: 'The days are those of Zurich, both ends included.',
      tags,
    })
    .input(dateRange)
    .output(revenue),
  moveCash: guardedRoute('accounting.close')
    .route({
      method: 'PUT',
      path: '/accounting/days/{day}/cash-movements/{id}',
      summary: 'Book cash put in or taken out',
      description: 'The id is of your making: the same again books nothing.',
      tags,
    })
    .input(z.extend(cashMovementDraft, { day: localDate, id }))
    .output(dayJournal)
    .errors(limitedRefusal(accountingError)),
  refund: guardedRoute('accounting.close')
    .route({
      method: 'PUT',
      path: '/accounting/refunds/{id}',
      summary: 'Book money given back for an order',
      description: 'The id is of your making: the same again books nothing.',
      tags,
    })
    .input(z.extend(refundDraft, { id }))
    .output(dayJournal)
    .errors(limitedRefusal(accountingError)),
  countCash: guardedRoute('accounting.close')
    .route({
      method: 'PUT',
      path: '/accounting/days/{day}/cash-count',
      summary: 'Record a count of the till',
      description: 'Names the revision of the count that was seen, and is refused if there is a newer one.',
      tags,
    })
    .input(z.extend(cashCountDraft, { day: localDate, seenRevision: version }))
    .output(dayJournal)
    .errors(limitedRefusal(accountingError)),
  closeDay: guardedRoute('accounting.close')
    .route({
      method: 'POST',
      path: '/accounting/days/{day}/close',
      summary: 'Close a day',
      description: 'Names what was seen of it, and is refused if something was booked since.',
      tags,
    })
    .input(z.extend(seenDay, day.shape))
    .output(dayJournal)
    .errors(limitedRefusal(accountingError)),
  reverseClose: guardedRoute('accounting.reopen')
    .route({
      method: 'POST',
      path: '/accounting/days/{day}/closes/{number}/reversal',
      summary: 'Take back the close of a day',
      description: 'Possible until something is booked or counted on a later one.',
      tags,
    })
    .input(z.extend(closeReversalDraft, { day: localDate, number: wholeNumber }))
    .output(dayJournal)
    .errors(refusal(accountingError)),
};
