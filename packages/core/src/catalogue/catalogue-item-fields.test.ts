import { describe, expect, it } from 'vitest';
import {
  ALLERGENS_FIELD,
  DRAWING_FIELD,
  ORIGINS_FIELD,
  OVEN_BREADS_FIELD,
  SCHEDULE_FIELD,
} from './catalogue-item-fields.ts';
import { ILLUSTRATION_TEMPLATES } from './illustration.ts';

describe('a cell is read', () => {
  it('as allergens by their names, whatever stands between them', () => {
    expect(ALLERGENS_FIELD.read('Gluten | milch, EIER; soja')).toEqual(['gluten', 'milk', 'eggs', 'soy']);
    expect(ALLERGENS_FIELD.read('gluten|eggs')).toEqual(['gluten', 'eggs']);
    expect(ALLERGENS_FIELD.read(' , ;')).toEqual([]);
    expect(ALLERGENS_FIELD.read('Gluten, Staub')).toBeUndefined();
  });

  it.each([
    ['Poulet: Schweiz', [{ ingredient: 'Poulet', country: 'Schweiz' }]],
    [
      'Poulet : Schweiz | Speck:Italien',
      [
        { ingredient: 'Poulet', country: 'Schweiz' },
        { ingredient: 'Speck', country: 'Italien' },
      ],
    ],
    [String.raw`Poulet\: Bio: Schweiz`, [{ ingredient: 'Poulet: Bio', country: 'Schweiz' }]],
    ['Fisch: Atlantik: Nord', [{ ingredient: 'Fisch', country: 'Atlantik: Nord' }]],
    ['', []],
    ['Poulet', undefined],
    [String.raw`Poulet\: Schweiz`, undefined],
    ['Poulet: Schweiz | Speck', undefined],
  ])('as origins: %j', (cell, origins) => {
    expect(ORIGINS_FIELD.read(cell)).toEqual(origins);
  });

  const lunch = { daysOfWeek: [1, 2], from: '11:00', to: '14:00' };
  it.each([
    ['Montag, Dienstag 11:00–14:00', lunch],
    ['mo; di 11.00 - 14.00', lunch],
    [' Mo|Di 11:00-14:00 ', lunch],
    ['Sonntag 9:30–02:00', { daysOfWeek: [0], from: '09:30', to: '02:00' }],
    ['abends', undefined],
    ['11:00–14:00', undefined],
    ['Mo, Feiertag 11:00–14:00', undefined],
    ['Mo 25:00–14:00', undefined],
    ['Mo 11:00–14:99', undefined],
    ['Mo 11:00–14:00 Uhr', undefined],
  ])('as days and times: %j', (cell, schedule) => {
    expect(SCHEDULE_FIELD.read(cell)).toEqual(schedule);
  });

  it('as a drawing by its kind, or as an export has it', () => {
    const { salad } = ILLUSTRATION_TEMPLATES;
    expect(DRAWING_FIELD.read(' SALAT ')).toEqual(salad.drawing);
    expect(DRAWING_FIELD.read('{"kind":"salad","ingredients":["carrot"]}')).toEqual({
      kind: 'salad',
      ingredients: ['carrot'],
    });
    for (const cell of ['Kunst', '{', '{"kind":"car"}', 'null']) expect(DRAWING_FIELD.read(cell)).toBeUndefined();
  });
});

it('is written as people write it', () => {
  expect(ALLERGENS_FIELD.write(['gluten', 'milk'])).toBe('Gluten | Milch');
  expect(SCHEDULE_FIELD.write(null)).toBe('immer');
  expect(SCHEDULE_FIELD.write({ daysOfWeek: [1, 2], from: '11:00', to: '14:00' })).toBe('Montag, Dienstag 11:00–14:00');
  expect(ORIGINS_FIELD.write([{ ingredient: 'Poulet: Bio', country: 'Schweiz' }])).toMatch(/^Poulet\\+: Bio: Schweiz$/);
});

it('reads as people say it', () => {
  const origins = [
    { ingredient: 'Poulet', country: 'Schweiz' },
    { ingredient: 'Speck', country: 'Italien' },
  ];
  expect([ORIGINS_FIELD.text([]), ORIGINS_FIELD.text(origins)]).toEqual(['keine', 'Poulet: Schweiz, Speck: Italien']);
  expect(DRAWING_FIELD.text(ILLUSTRATION_TEMPLATES.salad.drawing)).toBe('Salat');
  expect(OVEN_BREADS_FIELD.text(2)).toBe('2 Fladen');
});

it.each([
  ['salad', 'Salat'],
  [ILLUSTRATION_TEMPLATES.salad.drawing, 'Salat'],
  [null, 'Zeichnung'],
  [{ kind: 'car' }, 'Zeichnung'],
])('tells of a drawing in the audit log, whatever wrote it there: %j', (recorded, text) => {
  expect(DRAWING_FIELD.recorded?.(recorded)).toBe(text);
});
