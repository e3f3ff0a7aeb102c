import { FEEDBACK_CSV } from '@ofenpost/core/feedback/feedback-csv';
import { FEEDBACK_LIST } from '@ofenpost/core/feedback/feedback-list';
import { csvExportPart } from '../list/csv-export.http.ts';
import type { Services } from '../services.ts';
import { findFeedback } from './feedback.repository.ts';

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
