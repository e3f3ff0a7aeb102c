import { expect, it } from 'vitest';
import { withoutSecrets } from './start-sentry.ts';

it.each([
  ['https://ofenpost.example/order/1?capability=abc', 'https://ofenpost.example/order/1'],
  ['GET /api/orders/1?capability=abc failed', 'GET /api/orders/1 failed'],
  ['/auth?returnTo=%2Forder%2F1%3Fcapability%3Dabc#top', '/auth#top'],
  ['{"href":"http://localhost:1/order/1?capability=a-b_c","x":1}', '{"href":"http://localhost:1/order/1","x":1}'],
  ['returnTo=%2Forder%2F1%3Fcapability%3Dabc', 'returnTo=%2Forder%2F1'],
  ['Was ist los? Nichts.', 'Was ist los? Nichts.'],
])('%s', (text, shown) => {
  expect(withoutSecrets(text)).toBe(shown);
});

it('reaches every text of a value, and leaves the rest as it is', () => {
  const bytes = new Uint8Array([1]);
  const value = [{ url: '/a?b=c', count: 1, none: null, bytes }, [['/d?e', undefined]]];
  expect(withoutSecrets(value)).toEqual([{ url: '/a', count: 1, none: null, bytes }, [['/d', undefined]]]);
});
