import { describe, expect, it } from 'vitest';
import { unsafePlaces, validation } from '../validation/validation.fixtures.ts';
import { WINTERTHUR } from './delivery.fixtures.ts';
import {
  FEE_TIERS_MAX,
  type OrderLocationDraft,
  TOWN_MAX,
  orderLocationDraft,
  orderLocationDraftOf,
} from './order-location-draft.ts';

const draft = orderLocationDraftOf(WINTERTHUR);
const errorsOf = validation(orderLocationDraft, draft);
const tiers = (...froms: unknown[]) => ({ feeTiers: froms.map((from) => ({ from, fee: 500 })), freeFrom: null });
const NEXT = 'Jede Stufe muss bei einem höheren Betrag beginnen als die vorige.';
const FREE = 'Kostenlos wird die Lieferung erst über dem Betrag der letzten Stufe.';
const range = (subject: string) => `${subject} muss zwischen CHF 0.00 und CHF 1'000.00 liegen.`;

describe('the draft of a delivery area', () => {
  it('comes back as it was', () => {
    const { id: _id, ...rest } = WINTERTHUR;
    expect(orderLocationDraft.parse(draft)).toEqual(rest);
    expect(orderLocationDraft.parse({ ...draft, postcode: ' 8400 ' })).toEqual(rest);
  });

  it('survives every hostile value in every place', () => {
    expect(unsafePlaces(orderLocationDraft, draft)).toEqual([]);
  });

  it.each<[{ readonly [Field in keyof OrderLocationDraft]?: unknown }, Record<string, string>]>([
    [{ postcode: '1000' }, {}],
    [{ postcode: '9999' }, {}],
    ...['0999', '999', '84000', 'CH-8400', '', null, 8400].map((postcode): [object, Record<string, string>] => [
      { postcode },
      { postcode: 'Bitte gib eine Postleitzahl mit vier Ziffern an' },
    ]),
    [{ town: 'Au' }, {}],
    [{ town: 'x'.repeat(TOWN_MAX) }, {}],
    [{ town: ' ' }, { town: 'Bitte gib den Ort an' }],
    [{ town: 'x' }, { town: 'Der Ort muss mindestens 2 Zeichen lang sein.' }],
    [{ town: 'x'.repeat(61) }, { town: 'Der Ort darf maximal 60 Zeichen lang sein.' }],
    [{ minimumOrder: -1 }, { minimumOrder: range('Der Mindestbestellwert') }],
    [{ minutes: 5 }, {}],
    [{ minutes: 120 }, {}],
    [{ minutes: 4 }, { minutes: 'Die Fahrzeit muss zwischen 5 und 120 Minuten liegen.' }],
    [{ minutes: 121 }, { minutes: 'Die Fahrzeit muss zwischen 5 und 120 Minuten liegen.' }],
    [{ active: null }, { active: 'Bitte wähle Ja oder Nein' }],
    [tiers(), { feeTiers: 'Bitte gib mindestens eine Liefergebühr an' }],
    [{ feeTiers: null }, { feeTiers: 'Bitte gib mindestens eine Liefergebühr an' }],
    [{ feeTiers: [0] }, { 'feeTiers.0': 'Bitte gib Betrag und Gebühr an' }],
    [tiers(0), {}],
    [tiers(...Array.from({ length: FEE_TIERS_MAX }, (_, place) => place * 100)), {}],
    [tiers(...Array.from({ length: 11 }, () => 100)), { feeTiers: 'Es sind höchstens 10 Stufen möglich.' }],
    [tiers(1), { 'feeTiers.0.from': 'Die erste Stufe beginnt bei CHF 0.00.' }],
    [tiers(0, 1, 2), {}],
    [tiers(0, 2000, 2000), { 'feeTiers.2.from': NEXT }],
    [tiers(0, 2000, 1999, 3000), { 'feeTiers.2.from': NEXT }],
    [tiers(0, 0), { 'feeTiers.1.from': NEXT }],
    [{ feeTiers: [{ from: 0, fee: -1 }] }, { 'feeTiers.0.fee': range('Die Gebühr') }],
    [tiers(0, 100_001), { 'feeTiers.1.from': range('Der Betrag') }],
    [{ ...tiers(0, 2000), freeFrom: 2001 }, {}],
    [{ ...tiers(0, 2000), freeFrom: 2000 }, { freeFrom: FREE }],
    [{ ...tiers(0, 2000), freeFrom: 1000 }, { freeFrom: FREE }],
    [{ ...tiers(0), freeFrom: 0 }, { freeFrom: FREE }],
    [{ freeFrom: 100_001 }, { freeFrom: range('Der Betrag für die kostenlose Lieferung') }],
  ])('judges %#: %o', (change, errors) => {
    expect(errorsOf(change)).toEqual(errors);
  });
});
