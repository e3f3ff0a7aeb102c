import { describe, expect, it } from 'vitest';
import { unsafePlaces, validation } from '../validation/validation.fixtures.ts';
import { COURSES_MAX, COURSE_MAX, MENU_NAME_MAX, type MenuDraft, menuDraft, menuDraftOf } from './menu-draft.ts';
import { MENU } from './menu.fixtures.ts';

const draft = menuDraftOf(MENU);
const errorsOf = validation(menuDraft, draft);

describe('the draft of a menu', () => {
  it('comes back as it was', () => {
    const { id: _id, ...rest } = MENU;
    expect(menuDraft.parse(draft)).toEqual(rest);
  });

  it('survives every hostile value in every place', () => {
    expect(unsafePlaces(menuDraft, draft)).toEqual([]);
  });

  it.each<[{ readonly [Field in keyof MenuDraft]?: unknown }, Record<string, string>]>([
    [{ name: 'xx' }, {}],
    [{ name: 'x'.repeat(MENU_NAME_MAX) }, {}],
    [{ name: '' }, { name: 'Bitte gib einen Namen an' }],
    [{ name: 'x' }, { name: 'Der Name muss mindestens 2 Zeichen lang sein.' }],
    [{ name: 'x'.repeat(61) }, { name: 'Der Name darf maximal 60 Zeichen lang sein.' }],
    [
      { price: 0.5 },
      { price: "Bitte gib einen Betrag wie 12.50 an. Der Preis muss zwischen CHF 0.00 und CHF 1'000.00 liegen." },
    ],
    [{ vatClass: 'wine' }, { vatClass: 'Bitte wähle eine MwSt.-Klasse' }],
    [
      { vatClass: 'voucher' },
      { vatClass: 'Wertgutscheine stellst du unter «Gutscheine» aus. Als Produkt oder Menü gibt es sie nicht.' },
    ],
    [{ ovenBreads: 0 }, {}],
    [{ ovenBreads: 21 }, { ovenBreads: 'Der Platz im Ofen muss zwischen 0 und 20 Fladen liegen.' }],
    [{ courses: [] }, { courses: 'Bitte gib mindestens einen Gang an' }],
    [{ courses: 'Suppe' }, { courses: 'Bitte gib mindestens einen Gang an' }],
    [{ courses: ['Suppe'] }, {}],
    [{ courses: Array.from({ length: COURSES_MAX }, (_, place) => `Gang ${place}`) }, {}],
    [
      { courses: Array.from({ length: 11 }, (_, place) => `Gang ${place}`) },
      { courses: 'Ein Menü hat höchstens 10 Gänge.' },
    ],
    [{ courses: ['x'.repeat(COURSE_MAX)] }, {}],
    [
      { courses: ['x'.repeat(121), ' '] },
      { 'courses.0': 'Der Gang darf maximal 120 Zeichen lang sein.', 'courses.1': 'Bitte gib den Gang an' },
    ],
    [{ validFrom: '2026-12-31' }, {}],
    [{ validFrom: '2027-01-01' }, { validTo: 'Der letzte Tag darf nicht vor dem ersten liegen.' }],
    [
      { validFrom: '', validTo: null },
      { validFrom: 'Bitte gib den ersten Tag an', validTo: 'Bitte gib den letzten Tag an' },
    ],
  ])('judges %#: %o', (change, errors) => {
    expect(errorsOf(change)).toEqual(errors);
  });
});
