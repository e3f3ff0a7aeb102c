import * as z from 'zod/mini';

/** What goes wrong on purpose. */
export const switches = z.object({
  /** How the merchant is notified. */
  notifications: z.enum(['once', 'lost', 'doubled', 'late']),
  /** What is answered instead of the truth: a broken server, a firewall's page, nothing at all. */
  answers: z.enum(['true', 'error', 'html', 'silence']),
  /** Cuts the connection after the next booking, so that its answer gets lost. */
  cutsNextAnswer: z.boolean(),
  /** Answers another amount than the payment's. */
  otherAmount: z.boolean(),
  /** The contract misses what is asked for. */
  lacksLicence: z.boolean(),
});
export type Switches = z.infer<typeof switches>;

export const ALL_IS_WELL: Switches = {
  notifications: 'once',
  answers: 'true',
  cutsNextAnswer: false,
  otherAmount: false,
  lacksLicence: false,
};
