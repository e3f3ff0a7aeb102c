import { expect, it } from 'vitest';
import { ORDER_STATUS_LABELS, orderStatus, orderStatusLabel } from './order-status.ts';

const DELIVERED = { fulfilment: 'delivered', ovenBreads: 1 } as const;
const COLLECTED = { fulfilment: 'collected', ovenBreads: 1 } as const;

it('names every status in German', () => {
  expect(orderStatus.options.map((status) => [status, ORDER_STATUS_LABELS[status]])).toEqual([
    ['awaitingPayment', 'Wird bezahlt'],
    ['placed', 'Eingegangen'],
    ['accepted', 'Angenommen'],
    ['rejected', 'Abgelehnt'],
    ['preparing', 'Im Ofen'],
    ['ready', 'Bereit'],
    ['onTheWay', 'Unterwegs'],
    ['delivered', 'Geliefert'],
    ['undeliverable', 'Nicht zustellbar'],
    ['cancelled', 'Storniert'],
  ]);
});

it('calls three statuses of what is collected differently', () => {
  const different = orderStatus.options.filter(
    (status) => orderStatusLabel(status, COLLECTED) !== orderStatusLabel(status, DELIVERED),
  );
  expect(different.map((status) => [status, orderStatusLabel(status, COLLECTED)])).toEqual([
    ['ready', 'Abholbereit'],
    ['delivered', 'Abgeholt'],
    ['undeliverable', 'Nicht abgeholt'],
  ]);
  expect(orderStatus.options.map((status) => orderStatusLabel(status, DELIVERED))).toEqual(
    orderStatus.options.map((status) => ORDER_STATUS_LABELS[status]),
  );
});

it('says of nothing that it is in the oven unless it is baked', () => {
  for (const fulfilment of ['delivered', 'collected'] as const) {
    const cold = orderStatus.options.map((status) => orderStatusLabel(status, { fulfilment, ovenBreads: 0 }));
    const warm = orderStatus.options.map((status) => orderStatusLabel(status, { fulfilment, ovenBreads: 3 }));
    expect(cold.filter((label, index) => label !== warm[index])).toEqual(['In Zubereitung']);
    expect(cold).not.toContain('Im Ofen');
  }
});
