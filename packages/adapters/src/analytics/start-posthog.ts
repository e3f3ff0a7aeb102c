import { shownAddress } from '@ofenpost/core/analytics/analytics-event';
import { type CaptureResult, posthog } from 'posthog-js/no-external';

const isAddress = (value: unknown): value is string => typeof value === 'string' && /^https?:\/\//.test(value);

/** Addresses are sent without their query string, which may hold an order's secret or a search. */
const withoutSecrets = (properties: CaptureResult['properties']): CaptureResult['properties'] =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]: [string, unknown]) => [
      name,
      isAddress(value) ? shownAddress(value) : value,
    ]),
  );

/**
 * Starts PostHog as this app uses it: it sends the events it is given and when a page is left, and captures nothing
 * automatically. It stores nothing in the browser, neither as a cookie nor otherwise, so no visitor is recognised at
 * the next visit.
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
    // A visit has few events, so nothing is gained by waiting for more.
    request_batching: false,
    // Compression is asynchronous, and a page that is being left has no time for it.
    disable_compression: true,
    before_send: (event) => event && { ...event, properties: withoutSecrets(event.properties) },
  });
}
