import type { AnalyticsEvent } from '@ofenpost/core/analytics/analytics-event';
import { describeAnalyticsPort } from '@ofenpost/testing/contract-suites/analytics.suite';
import { expect, it } from 'vitest';
import { createPostHogAnalytics } from './posthog-analytics.ts';

type Message = { readonly name: string; readonly properties: Record<string, unknown> };

function open() {
  const messages: Message[] = [];
  const client = {
    capture: (name: string, properties: Record<string, unknown>) => messages.push({ name, properties }),
  };
  const captured = () =>
    messages.map(({ name, properties }) =>
      name === '$pageview' ? { name: 'page_view', path: properties['$pathname'] } : { name, ...properties },
    ) as readonly AnalyticsEvent[];
  return { messages, analytics: createPostHogAnalytics(client, 'https://ofenpost.example'), captured };
}

describeAnalyticsPort('PostHog', open);

it('tells a page view as PostHog knows it', () => {
  const { analytics, messages } = open();
  analytics.capture({ name: 'page_view', path: '/products' });
  const properties = { $current_url: 'https://ofenpost.example/products', $pathname: '/products' };
  expect(messages).toEqual([{ name: '$pageview', properties }]);
});
