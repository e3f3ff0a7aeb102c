import { SILENT_PORTS, type ReportingPorts } from '@ofenpost/client/silent-ports';
import { reportingTargets } from '@ofenpost/contract/reporting/reporting-targets';
import type { Ports } from '@ofenpost/core/ports';

type Host = {
  /** `ReportingTargets` as JSON. */
  readonly targets: string;
  readonly origin: string;
};

async function loadAnalytics(target: { key: string; host: string }, origin: string): Promise<Ports['analytics']> {
  const [{ createPostHogAnalytics }, { startPostHog }] = await Promise.all([
    import('../analytics/posthog-analytics.ts'),
    import('../analytics/start-posthog.ts'),
  ]);
  return createPostHogAnalytics(startPostHog(target), origin);
}

async function loadErrorReporting(dsn: string): Promise<Ports['errorReporting']> {
  const [{ createSentryErrorReporting }, { startSentry }] = await Promise.all([
    import('../error-reporting/sentry-error-reporting.ts'),
    import('../error-reporting/start-sentry.ts'),
  ]);
  return createSentryErrorReporting(startSentry(dsn));
}

/** Loads the targets to which the page reports; if one cannot be loaded, the other still receives everything. */
export async function loadReporting({ targets, origin }: Host): Promise<ReportingPorts> {
  const { posthog, sentry } = reportingTargets.parse(JSON.parse(targets));
  const [analytics, errorReporting] = await Promise.allSettled([
    posthog === undefined ? SILENT_PORTS.analytics : loadAnalytics(posthog, origin),
    sentry === undefined ? SILENT_PORTS.errorReporting : loadErrorReporting(sentry.dsn),
  ]);
  return {
    analytics: analytics.status === 'fulfilled' ? analytics.value : SILENT_PORTS.analytics,
    errorReporting: errorReporting.status === 'fulfilled' ? errorReporting.value : SILENT_PORTS.errorReporting,
  };
}
