import { expect, it } from 'vitest';
import { PLACED_ORDER } from '../order/order.fixtures.ts';
import { addMinutes } from '../time/zurich.ts';
import { acceptChoices } from './ticket.ts';

const NOW = PLACED_ORDER.orderTimeProgresses.created;
const minutesToChoose = (reported: number) =>
  acceptChoices({ ...PLACED_ORDER, deliveryTime: { kind: 'asap', requestedAt: addMinutes(NOW, reported) } }, NOW).map(
    ({ minutes }) => minutes,
  );

it('offers 30, 40 and 50 minutes', () => expect(minutesToChoose(25)).toEqual([30, 40, 50]));

it('offers nothing earlier than the guest was told', () => {
  expect(minutesToChoose(30)).toEqual([30, 40, 50]);
  expect(minutesToChoose(33)).toEqual([33, 40, 50]);
  expect(minutesToChoose(60)).toEqual([60, 70, 80]);
});

it('offers no two times that are nearly the same', () => {
  expect(minutesToChoose(39)).toEqual([39, 50, 60]);
  expect(minutesToChoose(35)).toEqual([35, 40, 50]);
});

it('tells the time of the clock', () => {
  const [first] = acceptChoices(PLACED_ORDER, NOW);
  expect(first?.at).toBe(addMinutes(NOW, first?.minutes ?? 0));
});
