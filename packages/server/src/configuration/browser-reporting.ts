import type { ReportingTargets } from '@ofenpost/contract/reporting/reporting-targets';
import type { Configuration } from './configuration.ts';

/** The services to which browsers report: only in production, and only with a key. */
export function browserReporting({
  environment,
  posthog,
  sentryDsn,
}: Pick<Configuration, 'environment' | 'posthog' | 'sentryDsn'>): ReportingTargets | undefined {
  if (environment !== 'production' || (posthog === null && sentryDsn === null)) return undefined;
  return { ...(posthog && { posthog }), ...(sentryDsn !== null && { sentry: { dsn: sentryDsn } }) };
}

/** The origins that browsers need to connect to for it. */
export const reportingOrigins = (reporting: ReportingTargets | undefined): readonly string[] =>
  [reporting?.posthog?.host, reporting?.sentry?.dsn]
    .filter((address) => address !== undefined)
    .map((address) => new URL(address).origin);
