import { describe, expect, it } from 'vitest';
import { KITCHEN_PRINTER, WAITING_PRINT } from './print.fixtures.ts';
import type { Print, PrintState } from './print.ts';
import {
  requestedSince,
  dismissPrint,
  openPrints,
  printerCondition,
  printsInJournal,
  ticketsTooOld,
} from './printing-state.ts';

const PRINTER = { id: KITCHEN_PRINTER.id, name: 'Küche', automatic: true, labels: false };
const print = (state: PrintState, change: Partial<Print> = {}): Print => ({ ...WAITING_PRINT, state, ...change });
const OTHER = '00000000-0000-4000-8000-000000000f02';
const AT = '2026-11-20T18:30:00.000Z';
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

  it('of labels are not done by a ticket, nor the other way round', () => {
    const labels = { kind: 'labels' } as const;
    const missed = { ...MISSED, ...labels };
    const [ticket, again] = [print('printed', { copy: 1 }), print('printed', { copy: 1, ...labels })];
    expect(openPrints([missed, ticket])).toEqual([missed]);
    expect(openPrints([MISSED, again])).toEqual([MISSED]);
    expect(openPrints([missed, again])).toEqual([]);
    expect(requestedSince([missed], { ...WAITING_PRINT, at: AT })).toBe(AT);
  });

  it('stay open past midnight until they are printed or dismissed', () => {
    const yesterday = print('uncertain', { copy: 0, problem: 'cutOff', at: '2026-11-19T22:00:00.000Z' });
    const done = print('printed', { copy: 0, orderId: OTHER, at: '2026-11-19T21:00:00.000Z' });
    expect(printsInJournal([done, yesterday], '2026-11-20')).toEqual([yesterday]);
    expect(printsInJournal([done, yesterday], '2026-11-19')).toEqual([done, yesterday]);
    const again = print('printed', { copy: 1, at: '2026-11-19T22:05:00.000Z' });
    expect(printsInJournal([yesterday, again], '2026-11-20')).toEqual([]);
    expect(printsInJournal([{ ...yesterday, dismissed: AT }], '2026-11-20')).toEqual([]);
  });

  it.each<[PrintState, Partial<Print>]>([
    ['waiting', { state: 'givenUp', dismissed: AT, changedAt: AT }],
    ['uncertain', { dismissed: AT }],
    ['givenUp', { dismissed: AT }],
    ['sending', {}],
    ['printed', {}],
  ])('that is %s and dismissed changes by %j', (state, change) => {
    const before = print(state);
    const after = dismissPrint(before, AT);
    expect(after).toEqual({ ...before, ...change });
    expect(dismissPrint(after, '2026-11-20T20:00:00.000Z')).toEqual(after);
    expect(openPrints([after])).toHaveLength(state === 'sending' ? 1 : 0);
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

describe('tickets that waited too long', () => {
  const old = print('givenUp', { problem: 'tooOld' });

  it('are asked about, and none that are under way or may be on paper', () => {
    const prints = [old, print('waiting'), print('sending', { copy: 0 }), MISSED];
    expect(ticketsTooOld({ prints })).toEqual([old]);
    expect(ticketsTooOld({ prints: [...openPrints([old, print('waiting')])] })).toEqual([]);
  });

  it('tell the browser since when their order has waited', () => {
    const now = { orderId: old.orderId, at: '2026-11-20T19:00:00.000Z' };
    expect(requestedSince([old], now)).toBe(old.at);
    expect(requestedSince([old], { ...now, orderId: OTHER })).toBe(now.at);
    expect(requestedSince([], now)).toBe(now.at);
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
    const old = print('givenUp', { problem: 'tooOld' });
    expect(printerCondition({ printers: [PRINTER], prints: [old, tried] }).label).toBe(
      'Drucker antwortet nicht · 2 Bons fehlen',
    );
    expect(printerCondition({ printers: [PRINTER], prints: [old] }).label).toBe(
      'Bon hat zu lange gewartet · 1 Bon fehlt',
    );
    expect(printerCondition({ printers: [], prints: [MISSED] }).label).toBe(
      'Verbindung beim Drucken abgebrochen · 1 Bon fehlt',
    );
  });
});
