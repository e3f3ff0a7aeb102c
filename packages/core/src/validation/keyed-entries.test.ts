import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fieldErrors } from '../editor/editor.ts';
import { enteredDate, keyedEntries } from './entered-fields.ts';
import { unsafePlaces } from './validation.fixtures.ts';

const notes = keyedEntries(enteredDate('kein Tag'), z.object({ note: z.enum(['a', 'b'], 'falsch') }, 'leer'), {
  max: 2,
  tooMany: 'zu viele',
  message: 'keine Einträge',
});
const first = { '2026-12-24': { note: 'a' } };

describe('entries by their key', () => {
  it.each<[unknown, Record<string, string>]>([
    [{}, {}],
    [first, {}],
    [{ ...first, '2026-12-25': { note: 'b' } }, {}],
    [{ ...first, '2026-12-25': { note: 'b' }, '2026-12-26': { note: 'b' } }, { '': 'zu viele' }],
    [{ '2026-12-24': { note: 'c' } }, { '2026-12-24.note': 'falsch' }],
    [{ heute: { note: 'a' } }, { heute: 'keine Einträge' }],
    [[], { '': 'keine Einträge' }],
    [null, { '': 'keine Einträge' }],
  ])('judges %#: %o', (entries, errors) => {
    expect(fieldErrors(notes, entries)).toEqual(errors);
  });

  it('leaves out what was taken out', () => {
    expect(notes.parse({ ...first, '2026-12-25': undefined })).toEqual(first);
  });

  it('survives every hostile value in every place', () => {
    expect(unsafePlaces(notes, first)).toEqual([]);
  });
});
