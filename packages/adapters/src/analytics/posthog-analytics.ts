import type { AnalyticsEvent } from '@ofenpost/core/analytics/analytics-event';
import type { AnalyticsPort } from '@ofenpost/core/analytics/analytics.port';

/** The part of PostHog's client that this adapter uses. */
export type PostHogClient = { capture(name: string, properties: Record<string, unknown>): unknown };

/** PostHog's reports know events by these names: `$pageview`, and `$current_url` for the address. */
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

/** Analytics port over PostHog. `origin`: the app's origin, without a trailing slash. */
export const createPostHogAnalytics = (client: PostHogClient, origin: string): AnalyticsPort => ({
  capture: (event) => void client.capture(...messageOf(event, origin)),
});
