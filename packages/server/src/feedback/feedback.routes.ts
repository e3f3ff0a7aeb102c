import { randomUUID } from 'node:crypto';
import { apiContract } from '@ofenpost/contract/api.contract';
import { FEEDBACK_CSV, FEEDBACK_LIST } from '@ofenpost/core/feedback/feedback-list';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import { csvExportPart } from '../list/csv-export.http.ts';
import type { Services } from '../services.ts';
import { findFeedback, insertFeedback, markAnswered, markUnanswered } from './feedback.repository.ts';

const feedback = implement(apiContract.feedback).$context<ApiContext>();
const feedbackAdmin = implement(apiContract.feedbackDesk).$context<ApiContext>();

/** The handlers of `apiContract.feedback`. */
export const createFeedbackRoutes = ({ database, clock }: Services) => ({
  send: feedback.send.handler(({ input: { id = randomUUID(), ...draft } }) =>
    insertFeedback(database, { ...draft, id, created: clock.now(), answered: null }),
  ),
});

/** The handlers of `apiContract.feedbackDesk`. */
export const createFeedbackAdminRoutes = ({ database, clock }: Services) => ({
  list: feedbackAdmin.list.handler(({ input }) => findFeedback(database, input)),
  answer: feedbackAdmin.answer.handler(async ({ input, errors }) => {
    const entry = await markAnswered(database, input.id, clock.now());
    if (entry === null) throw errors.REFUSED({ data: { code: 'feedbackUnknown' } });
    return entry;
  }),
  reopen: feedbackAdmin.reopen.handler(async ({ input, errors }) => {
    const entry = await markUnanswered(database, input.id);
    if (entry === null) throw errors.REFUSED({ data: { code: 'feedbackUnknown' } });
    return entry;
  }),
});

/** `/admin/feedback.csv`: the guests' feedback as a spreadsheet. */
export const feedbackCsvPart = (services: Services) =>
  csvExportPart(services, {
    path: '/admin/feedback.csv',
    page: '/feedback',
    action: 'feedback.read',
    name: 'Feedback',
    list: FEEDBACK_LIST,
    columns: FEEDBACK_CSV,
    find: findFeedback,
  });
