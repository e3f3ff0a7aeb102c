import { describe, expect, it } from 'vitest';
import { AUDIT_AREAS, type AuditArea, type AuditEntry } from '../record/audit-entry.ts';
import { AUDIT_CSV, AUDIT_LIST, type AuditQuery, auditRow, auditRowOf, pageOfAudit } from './audit-list.ts';
import { AUDITED_ACTIONS, actionsOf } from './audited-actions.ts';
import { GROUP, ID, OPTION, type RecordedChange } from './recorded-change.fixtures.ts';
import { RECORDED_CHANGES } from './recorded-changes.fixtures.ts';
import { recordedIds } from './recorded-differences.ts';

const NAMES = new Map([
  [ID, 'Anna Muster'],
  [GROUP, 'Fladen'],
]);

const row = (reported: RecordedChange) =>
  auditRow.parse(
    auditRowOf({ number: 1, at: '2026-11-20T17:00:00.000Z', actorId: ID, by: 'Petra Muster', ...reported }, NAMES),
  );
const lines = (reported: RecordedChange) => {
  const { title, subject, differences } = row(reported);
  return [`${title}: ${subject}`, ...differences.map(({ label, before, after }) => `${label}: ${before} → ${after}`)];
};

describe('what the audit log tells', () => {
  it.each(Object.entries(RECORDED_CHANGES))('%s', (action, [entry, reported]) => {
    expect(lines({ action, ...entry })).toEqual(reported);
  });

  it('keeps codes, ids and unknown fields to itself', () => {
    const reported = lines({
      action: 'robot.hired',
      subject: ID,
      before: { secretKey: 'a', flags: { deep: 1 }, price: 100 },
      after: { secretKey: 'b', flags: { deep: 2 }, price: 200, vatClass: 'moon' },
    });
    expect(reported).toEqual([
      'Andere Änderung: Anna Muster',
      'Weitere Angaben:  → geändert',
      'Preis: CHF 1.00 → CHF 2.00',
      'MwSt.-Klasse: – → unbekannt',
    ]);
  });

  it('reads whatever was written once', () => {
    for (const odd of [
      null,
      undefined,
      'text',
      7,
      [1, 'a'],
      { price: 'teuer' },
      { options: [{}] },
      { a: { a: { a: { a: { a: { a: { a: 1 } } } } } } },
    ])
      expect(lines({ action: 'product.changed', subject: 'x', before: odd, after: { price: 1 } })[0]).toMatch(
        /^Produkt /,
      );
  });

  it('tells what reads the same and another order', () => {
    const flatbread = (toppings: string[]) => ({ kind: 'flatbread', sauce: 'tomato', toppings });
    const options = [ID, OPTION].map((id) => ({ id, name: id === ID ? 'Ei' : 'Speck' }));
    expect(
      lines({
        action: 'product.changed',
        subject: ID,
        before: { illustration: flatbread([]), options },
        after: { illustration: flatbread(['basil']), options: options.toReversed() },
      }).slice(1),
    ).toEqual(['Zeichnung:  → geändert', 'Extras:  → andere Reihenfolge']);
  });

  it.each<readonly [action: string, before: unknown, after: unknown, title: string]>([
    ['product.changed', undefined, {}, 'Produkt erfasst'],
    ['product.changed', {}, undefined, 'Produkt gelöscht'],
    ['product.changed', {}, {}, 'Produkt geändert'],
    ['delivery.paused', null, {}, 'Lieferung pausiert'],
    ['kitchen.rushed', {}, null, 'Hochbetrieb beendet'],
    ...[null, 'archived', 7, {}, { archived: 'ja' }].map(
      (after) => ['product.archived', {}, after, 'Produkt zurückgeholt'] as const,
    ),
  ])('says what was done by what there was and is: %s from %j to %j', (action, before, after, title) => {
    expect(row({ action, subject: ID, before, after }).title).toBe(title);
  });

  it.each([
    ['weekMenu.changed', '2026-W08', 'Woche 8, 2026'],
    ['weekMenu.changed', 'irgendwann', 'irgendwann'],
    ['weekMenu.changed', '2026-W08-1', '2026-W08-1'],
    ['settings.changed', 'moon', ''],
    ['catalogue.arranged', 'productGroups', 'Produktgruppen'],
    ['product.changed', 'moon', ''],
  ])('says what it was done to: %s of %j', (action, subject, reported) => {
    expect(row({ action, subject, before: null, after: null }).subject).toBe(reported);
  });

  it('names the ids whose names it needs', () => {
    expect(recordedIds({ a: [ID], [GROUP]: { b: 'text', c: OPTION, d: 1, e: null } })).toEqual([ID, GROUP, OPTION]);
  });
});

const entry = (number: number, change: Partial<AuditEntry>): AuditEntry => ({
  number,
  at: `2026-11-${String(10 + number)}T12:00:00.000Z`,
  actorId: ID,
  action: 'product.changed',
  subject: ID,
  before: null,
  after: { name: `Brot ${number}` },
  ...change,
});

describe('the list', () => {
  const entries = [
    entry(1, {}),
    entry(2, { action: 'settings.changed', subject: 'kitchen' }),
    entry(3, { actorId: GROUP }),
  ].map((each) => ({ entry: each, row: auditRowOf({ ...each, by: 'Petra Muster' }, NAMES) }));
  const numbers = (query: Partial<AuditQuery>) =>
    pageOfAudit(entries, { ...AUDIT_LIST.start, ...query }).rows.map(({ number }) => number);

  it('is filtered by area, person and days, and searched by what it is about', () => {
    expect(numbers({})).toEqual([3, 2, 1]);
    expect(numbers({ sort: 'at' })).toEqual([1, 2, 3]);
    expect(numbers({ area: 'settings' })).toEqual([2]);
    expect(numbers({ person: GROUP })).toEqual([3]);
    expect(numbers({ from: '2026-11-12', to: '2026-11-12' })).toEqual([2]);
    expect(numbers({ q: 'brot 3' })).toEqual([3]);
    expect(numbers({ q: 'petra küche' })).toEqual([2]);
  });

  it('keeps what is searched out of its address: it may be the code of a gift card', () => {
    expect(AUDIT_LIST.toAddress({ ...AUDIT_LIST.start, q: 'JM47-337F-9R655', area: 'giftCard' })).toEqual({
      area: 'giftCard',
    });
  });

  it('has each action in one area', () => {
    const all = (Object.keys(AUDIT_AREAS) as AuditArea[]).flatMap(actionsOf);
    expect(all.toSorted()).toEqual(AUDITED_ACTIONS.toSorted());
  });

  it('is a spreadsheet', () => {
    const reported = row({ action: 'role.changed', subject: ID, before: { rolesId: 3 }, after: { rolesId: 4 } });
    expect(AUDIT_CSV.map(({ value }) => value(reported))).toEqual([
      { at: reported.at },
      'Petra Muster',
      'Rolle geändert',
      'Anna Muster',
      'Rolle: Mitarbeiter → Geschäftsleitung',
    ]);
  });

  it('has each difference on a line of its own cell, without what nobody knows of before', () => {
    const [all] = AUDIT_CSV.slice(-1);
    const differences = [
      { label: 'Preis', before: 'CHF 1.00', after: 'CHF 2.00' },
      { label: 'Zeichnung', before: '', after: 'geändert' },
    ];
    const reported = row({ action: 'product.changed', subject: ID, before: null, after: null });
    expect(all?.value({ ...reported, differences })).toBe('Preis: CHF 1.00 → CHF 2.00\nZeichnung: geändert');
  });
});
