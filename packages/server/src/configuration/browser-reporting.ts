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

/**
 * The hashes of the three style texts of Sentry's feedback form: its page, its button and its dialog. They change with
 * versions of Sentry and with the form's options; `reporting.spec.ts` then fails with the new ones.
 */
const FEEDBACK_STYLES = [
  'sha256-k/rwOSsvlNlNYj8OPfXXYaKUZm988AtmHk5Wa6ABsgE=',
  'sha256-f9yhTTl26JkovVZ6uHZAs2fIfeH7aZ8YCFuhDYpbBsI=',
  'sha256-G61BLZZF0fr2BDlAVwUrUSRuH8VwG0dfrT02Cjnd7fE=',
];

/** The hashes of the style texts that it adds to pages. */
export const reportingStyles = (reporting: ReportingTargets | undefined): readonly string[] =>
  reporting?.sentry === undefined ? [] : FEEDBACK_STYLES;
