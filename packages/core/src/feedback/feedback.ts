import * as z from 'zod/mini';
import { swissPhoneNumber } from '../contact/phone-number.ts';
import { optionalLines, optionalText } from '../text/text.ts';
import { type Instant, instant } from '../time/instant.ts';
import { FORM_MISSING } from '../validation/basic-fields.ts';

const ORDER_NUMBER_MIN = 1001;
const ORDER_NUMBER_MAX = 2_147_483_647;

/** 1 to 5; 0 before the choice. */
const rating = (missing: string) => z.int(missing).check(z.gte(1, missing), z.lte(5, missing));

const orderNumber = z
  .int('Die Bestellnummer besteht nur aus Ziffern.')
  .check(
    z.gte(ORDER_NUMBER_MIN, 'Diese Bestellnummer gibt es nicht.'),
    z.lte(ORDER_NUMBER_MAX, 'Diese Bestellnummer gibt es nicht.'),
  );

/** The feedback of a guest to the restaurant. Source: product design, "Feedback". */
export const feedbackDraft = z.object(
  {
    food: rating('Bitte bewerte das Essen mit 1 bis 5.'),
    delivery: rating('Bitte bewerte die Lieferung mit 1 bis 5.'),
    app: rating('Bitte bewerte das Bestellen mit 1 bis 5.'),
    text: optionalLines(2000, 'Dein Feedback darf maximal 2000 Zeichen lang sein.'),
    /** Null when it is about no particular order. */
    orderNumber: z.nullable(orderNumber),
    /** Where the guest wants an answer: an e-mail address or a phone number; '' is none. */
    contact: optionalText(100, 'Der Kontakt darf maximal 100 Zeichen lang sein.').check(
      z.overwrite((contact) => swissPhoneNumber(contact) ?? contact),
    ),
  },
  FORM_MISSING,
);
export type FeedbackDraft = z.infer<typeof feedbackDraft>;

export const BLANK_FEEDBACK: FeedbackDraft = { food: 0, delivery: 0, app: 0, text: '', orderNumber: null, contact: '' };

export const feedback = z.extend(feedbackDraft, {
  id: z.uuid(),
  created: instant,
  /** When staff marked it as answered. */
  answered: z.nullable(instant),
});
export type Feedback = z.infer<typeof feedback>;

export const feedbackError = z.discriminatedUnion('code', [z.object({ code: z.literal('feedbackUnknown') })]);
export type FeedbackError = z.infer<typeof feedbackError>;

export const feedbackSendError = z.discriminatedUnion('code', [
  /** Other content came under this id before. Stored feedback never changes, so nothing of this one is stored. */
  z.object({ code: z.literal('idempotencyKeyReused') }),
]);
export type FeedbackSendError = z.infer<typeof feedbackSendError>;

export const FEEDBACK_SEND_MESSAGES: Record<FeedbackSendError['code'], string> = {
  idempotencyKeyReused: 'Ein früheres Feedback von dir ist schon da, dieses noch nicht. Sende es bitte nochmals.',
};

/** The entry marked as answered; an earlier mark stays. */
export const answerFeedback = (entry: Feedback, now: Instant): Feedback => ({
  ...entry,
  answered: entry.answered ?? now,
});

/** The entry without the mark. */
export const reopenFeedback = (entry: Feedback): Feedback => ({ ...entry, answered: null });
