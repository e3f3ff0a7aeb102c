import type { AnalyticsEvent } from '@ofenpost/core/analytics/analytics-event';
import type { AnalyticsPort } from '@ofenpost/core/analytics/analytics.port';

/** Records the events for tests. */
export function createAnalyticsInMemory() {
  const events: AnalyticsEvent[] = [];
  const analytics: AnalyticsPort = { capture: (event) => void events.push(event) };
  return { analytics, captured: (): readonly AnalyticsEvent[] => events };
}
