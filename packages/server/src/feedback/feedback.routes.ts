import { randomUUID } from 'node:crypto';
import { feedbackAdminContract, feedbackContract } from '@ofenpost/contract/feedback/feedback.contract';
import { FEEDBACK_CSV, FEEDBACK_LIST } from '@ofenpost/core/feedback/feedback-list';
import { createFeedbackUseCases } from '@ofenpost/core/feedback/feedback.use-cases';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import { csvExportPart } from '../list/csv-export.http.ts';
import type { Services } from '../services.ts';
import { createFeedbackRepository, findFeedback } from './feedback.repository.ts';

const feedback = implement(feedbackContract).$context<ApiContext>();
const feedbackAdmin = implement(feedbackAdminContract).$context<ApiContext>();

const feedbackUseCases = ({ database, clock }: Services) =>
  createFeedbackUseCases(createFeedbackRepository(database), clock);

/** The handlers of `feedbackContract`. */
export function createFeedbackRoutes(services: Services) {
  const { send } = feedbackUseCases(services);
  return {
    send: feedback.send.handler(async ({ input: { id = randomUUID(), ...draft }, errors }) => {
      const result = await send(draft, id);
      if (!result.ok) throw errors.REFUSED({ data: result.error });
    }),
  };
}

/** The handlers of `feedbackAdminContract`. */
export function createFeedbackAdminRoutes(services: Services) {
  const { list, answer, reopen } = feedbackUseCases(services);
  return {
    list: feedbackAdmin.list.handler(({ input }) => list(input)),
    answer: feedbackAdmin.answer.handler(async ({ input, errors }) => {
      const result = await answer(input.id);
      if (!result.ok) throw errors.REFUSED({ data: result.error });
      return result.value;
    }),
    reopen: feedbackAdmin.reopen.handler(async ({ input, errors }) => {
      const result = await reopen(input.id);
      if (!result.ok) throw errors.REFUSED({ data: result.error });
      return result.value;
    }),
  };
}

/** `/admin/feedback.csv`: the guests' feedback as a spreadsheet. */
export const feedbackCsvPart = (services: Services) =>
  csvExportPart(services, {
    list: FEEDBACK_LIST,
    columns: FEEDBACK_CSV,
    find: findFeedback,
  });
