import * as z from 'zod/mini';

/** Where browsers report analytics and errors. The server writes it into the page; none of it is secret. */
export const reportingTargets = z.object({
  /** PostHog: the project's key, and the origin that takes its events. */
  posthog: z.optional(z.object({ key: z.string(), host: z.string() })),
  /** Sentry: the project's DSN. */
  sentry: z.optional(z.object({ dsn: z.string() })),
});
export type ReportingTargets = z.infer<typeof reportingTargets>;
