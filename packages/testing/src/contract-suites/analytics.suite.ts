import type { AnalyticsEvent } from '@ofenpost/core/analytics/analytics-event';
import type { AnalyticsPort } from '@ofenpost/core/analytics/analytics.port';
import { describe, expect, it } from 'vitest';

type AnalyticsUnderTest = {
  readonly analytics: AnalyticsPort;
  /** What arrived, in its order. */
  readonly captured: () => readonly AnalyticsEvent[];
};

/** Everything that an implementation of the analytics port must do. */
export function describeAnalyticsPort(name: string, open: () => AnalyticsUnderTest): void {
  describe(`the analytics port, ${name}`, () => {
    it('counts each event once, in its order', () => {
      const { analytics, captured } = open();
      const events: readonly AnalyticsEvent[] = [
        { name: 'page_view', path: '/' },
        { name: 'page_view', path: '/products' },
        { name: 'removed_all_unavailable_items', count: 2 },
        { name: 'navigate_to_checkout' },
        { name: 'navigate_to_checkout' },
      ];
      for (const event of events) analytics.capture(event);
      expect(captured()).toEqual(events);
    });
  });
}
