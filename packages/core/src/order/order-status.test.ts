import { expect, it } from 'vitest';
import { ORDER_STATUS_LABELS, orderStatus } from './order-status.ts';

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
