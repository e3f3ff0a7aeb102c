import { expect, it } from 'vitest';
import { auditRowOf } from '../audit/audit-list.ts';
import { soldOutChanges } from './sell-out.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const [PAST, NOW, SOON, LATER] = [17, 18, 19, 20].map((hour) => `2026-11-20T${hour}:00:00.000Z`);

const rows = (soldOutUntil: string | null, until: string | null) =>
  soldOutChanges([{ id: ID, soldOutUntil }], until, NOW ?? '').map((change) => {
    const { title, subject, differences } = auditRowOf(
      { number: 1, at: NOW ?? '', actorId: null, by: null, ...change },
      new Map([[ID, 'Margherita']]),
    );
    return [title, subject, ...differences.map(({ before, after }) => `${before} > ${after}`)];
  });

it('says what was sold out until when, in German', () => {
  expect(rows(null, SOON ?? '')).toEqual([['Ausverkauft gemeldet', 'Margherita', '– > 20.11.2026, 20:00']]);
  expect(rows(SOON ?? '', LATER ?? '')).toEqual([
    ['Ausverkauft gemeldet', 'Margherita', '20.11.2026, 20:00 > 20.11.2026, 21:00'],
  ]);
  expect(rows(SOON ?? '', null)).toEqual([['Wieder im Angebot', 'Margherita', '20.11.2026, 20:00 > –']]);
});

it('says nothing where nothing changed', () => {
  expect(rows(SOON ?? '', SOON ?? '')).toEqual([]);
  expect(rows(null, null)).toEqual([]);
  expect(rows(PAST ?? '', null)).toEqual([]);
});
