import { TIP_MAX, courierAction } from '@ofenpost/core/courier/courier-action';
import { stopWith } from '@ofenpost/core/courier/courier-tap.fixtures';
import { expect, it } from 'vitest';
import { dueText, netText, tipOffer } from './courier-texts.ts';

it('says what waits, of one step and of several', () => {
  expect(netText(true, 1)).toBe('Offline. 1 Schritt wartet, geht von selbst.');
  expect(netText(true, 2)).toBe('Offline. 2 Schritte warten, gehen von selbst.');
  expect(netText(false, 1)).toBe('Verbunden. 1 Schritt wartet noch kurz.');
});

it('offers a tip only as high as it is taken', () => {
  const isTaken = (tip: number) =>
    courierAction.safeParse({ kind: 'handOver', collected: 'cash', amount: 6350, tip, isLeft: false }).success;
  for (const tip of [5, 150, TIP_MAX, TIP_MAX + 5]) expect(tipOffer(tip).isTaken).toBe(isTaken(tip));
  expect(tipOffer(150).text).toBe('Stimmt so, 1.50 Trinkgeld');
  expect(tipOffer(TIP_MAX + 5).text).toMatch(/^Trinkgeld höchstens 1.000\.00$/);
});

it('says what is due at a door, and that an order is paid only where somebody paid for it', () => {
  expect(dueText(stopWith())).toMatch(/^Bar CHF.63\.50$/);
  expect(dueText(stopWith({ announced: null }))).toBe('bezahlt');
  expect(dueText(stopWith({ announced: null, isFree: true }))).toBe('kostenlos');
});
