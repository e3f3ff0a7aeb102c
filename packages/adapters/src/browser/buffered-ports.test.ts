import { SILENT_PORTS } from '@ofenpost/client/silent-ports';
import { STAFF } from '@ofenpost/core/account/account.fixtures';
import { createAnalyticsInMemory } from '@ofenpost/testing/in-memory/analytics.in-memory';
import { createErrorReportingInMemory } from '@ofenpost/testing/in-memory/error-reporting.in-memory';
import { expect, it } from 'vitest';
import { createQueuedPorts } from './buffered-ports.ts';

const VIEW = { name: 'page_view', path: '/' } as const;
const CHECKOUT = { name: 'navigate_to_checkout' } as const;

it('keeps what was told until somebody takes it, in its order and once', () => {
  const { ports, open } = createQueuedPorts();
  const { analytics, captured: taken } = createAnalyticsInMemory();
  const { errorReporting, reports, paths } = createErrorReportingInMemory();
  ports.analytics.capture(VIEW);
  ports.errorReporting.report('early');
  ports.errorReporting.identify(STAFF);
  ports.errorReporting.navigationStarted('/products');
  ports.errorReporting.report('late');
  open({ analytics, errorReporting });
  ports.analytics.capture(CHECKOUT);
  expect(taken()).toEqual([VIEW, CHECKOUT]);
  expect(reports().map(({ error, reporter }) => [error, reporter?.email])).toEqual([
    ['early', undefined],
    ['late', STAFF.email],
  ]);
  expect(paths()).toEqual(['/products']);
});

it('forgets what nobody wants to know', () => {
  const { ports, open } = createQueuedPorts();
  const { analytics, captured: taken } = createAnalyticsInMemory();
  ports.analytics.capture(VIEW);
  open(null);
  ports.analytics.capture(VIEW);
  open({ ...SILENT_PORTS, analytics });
  expect(taken()).toEqual([]);
});
