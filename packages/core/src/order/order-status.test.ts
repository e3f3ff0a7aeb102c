import { expect, it } from 'vitest';
import { ORDER_STATUS_LABELS, orderStatus, orderStatusLabel } from './order-status.ts';

it('names every status in German', () => {
  expect(orderStatus.options.map((status) => [status, ORDER_STATUS_LABELS[status]])).toEqual([
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
    (status) => orderStatusLabel(status, 'collected') !== orderStatusLabel(status, 'delivered'),
  );
  expect(different.map((status) => [status, orderStatusLabel(status, 'collected')])).toEqual([
    ['ready', 'Abholbereit'],
    ['delivered', 'Abgeholt'],
    ['undeliverable', 'Nicht abgeholt'],
  ]);
  expect(orderStatus.options.map((status) => orderStatusLabel(status, 'delivered'))).toEqual(
    orderStatus.options.map((status) => ORDER_STATUS_LABELS[status]),
  );
});
