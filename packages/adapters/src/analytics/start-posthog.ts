import { shownAddress } from '@ofenpost/core/analytics/shown-address';
import { type CaptureResult, posthog } from 'posthog-js/no-external';

const isAddress = (value: unknown): value is string => typeof value === 'string' && /^https?:\/\//.test(value);

/** Addresses go without what stands behind their question mark. */
const withoutSecrets = (properties: CaptureResult['properties']): CaptureResult['properties'] =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]: [string, unknown]) => [
      name,
      isAddress(value) ? shownAddress(value) : value,
    ]),
  );

/**
 * PostHog as this app uses it: it counts what it is told and when a page is left, and nothing by itself. It keeps nothing
 * in the browser, neither as a cookie nor otherwise, so nobody is recognised at the next visit.
 */
export function startPostHog({ key, host }: { readonly key: string; readonly host: string }) {
  return posthog.init(key, {
    api_host: host,
    persistence: 'memory',
    person_profiles: 'never',
    capture_pageview: false,
    capture_pageleave: true,
    autocapture: false,
    rageclick: false,
    capture_dead_clicks: false,
    capture_heatmaps: false,
    capture_performance: false,
    capture_exceptions: false,
    disable_session_recording: true,
    disable_surveys: true,
    disable_external_dependency_loading: true,
    advanced_disable_flags: true,
    // A few events each visit: nobody has to wait for more.
    request_batching: false,
    // Compressing takes a moment, which a page that is being left does not have.
    disable_compression: true,
    before_send: (event) => event && { ...event, properties: withoutSecrets(event.properties) },
  });
}
