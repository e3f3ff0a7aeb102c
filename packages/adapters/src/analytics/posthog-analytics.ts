import type { AnalyticsEvent } from '@ofenpost/core/analytics/analytics-event';
import type { AnalyticsPort } from '@ofenpost/core/analytics/analytics.port';

/** What is used of PostHog. */
export type PostHogClient = { capture(name: string, properties: Record<string, unknown>): unknown };

/** PostHog's names: its reports know `$pageview` and the address of an event. */
function messageOf(
  event: AnalyticsEvent,
  origin: string,
): readonly [name: string, properties: Record<string, unknown>] {
  switch (event.name) {
    case 'page_view':
      return ['$pageview', { $current_url: `${origin}${event.path}`, $pathname: event.path }];
    case 'removed_all_unavailable_items':
      return [event.name, { count: event.count }];
    case 'navigate_to_checkout':
      return [event.name, {}];
  }
}

/** Counts with PostHog. `origin`: of this app, without a slash at the end. */
export const createPostHogAnalytics = (client: PostHogClient, origin: string): AnalyticsPort => ({
  capture: (event) => void client.capture(...messageOf(event, origin)),
});
