import { describe, expect, it } from 'vitest';
import { openPrints, printerCondition } from './print-desk.ts';
import { KITCHEN_PRINTER, WAITING_PRINT } from './print.fixtures.ts';
import type { Print, PrintState } from './print.ts';

const PRINTER = { id: KITCHEN_PRINTER.id, name: 'Küche', automatic: true };
const print = (state: PrintState, change: Partial<Print> = {}): Print => ({ ...WAITING_PRINT, state, ...change });
const MISSED = print('uncertain', { copy: 0, problem: 'cutOff' });

describe('the open prints', () => {
  it.each<[PrintState, number]>([
    ['waiting', 1],
    ['sending', 1],
    ['uncertain', 1],
    ['givenUp', 1],
    ['printed', 0],
  ])('of one that is %s are %d', (state, count) => {
    expect(openPrints([print(state)])).toHaveLength(count);
  });

  it('have no longer what was printed again since', () => {
    const again = print('printed', { copy: 1 });
    const other = print('printed', { orderId: '00000000-0000-4000-8000-000000000f02' });
    expect(openPrints([MISSED, again])).toEqual([]);
    expect(openPrints([again, MISSED])).toEqual([MISSED]);
    expect(openPrints([MISSED, other])).toEqual([MISSED]);
    expect(openPrints([MISSED, print('waiting', { follows: MISSED.id })])).toHaveLength(1);
  });
});

describe('the printers', () => {
  it('are told in one word', () => {
    expect(printerCondition({ printers: [], prints: [] })).toEqual({ state: 'idle', label: 'Bons', missing: 0 });
    expect(printerCondition({ printers: [PRINTER], prints: [] })).toEqual({
      state: 'ready',
      label: 'Drucker bereit',
      missing: 0,
    });
    expect(printerCondition({ printers: [PRINTER], prints: [WAITING_PRINT] })).toEqual({
      state: 'printing',
      label: 'Druckt …',
      missing: 1,
    });
  });

  it('are in trouble as soon as a ticket was tried in vain or may be missing', () => {
    const tried = print('waiting', { problem: 'unreachable', attempts: 1 });
    expect(printerCondition({ printers: [PRINTER], prints: [WAITING_PRINT, tried] })).toEqual({
      state: 'trouble',
      label: 'Drucker antwortet nicht · 2 Bons fehlen',
      missing: 2,
    });
    expect(printerCondition({ printers: [], prints: [MISSED] }).label).toBe(
      'Verbindung beim Drucken abgebrochen · 1 Bon fehlt',
    );
  });
});
