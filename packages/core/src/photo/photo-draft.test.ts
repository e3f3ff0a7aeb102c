import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { validation, lengths, unsafePlaces } from '../validation/validation.fixtures.ts';
import { chosenPhoto, newPhoto, photoBlock, PHOTO_ALT_MAX } from './photo-draft.ts';
import type { Photo } from './photo.ts';

const photo: Photo = { hash: 'aZ09-_', width: 1440, height: 960, focus: 'end', alt: 'Ein Fladen auf dem Brett' };
const schema = z.object({ photo: chosenPhoto }, 'Bitte fülle alles aus');
const errorsOf = (change: object) => validation(schema, { photo })({ photo: { ...photo, ...change } });

describe('the photo of a draft', () => {
  it('comes back as it was, and so does none', () => {
    expect(schema.parse({ photo })).toEqual({ photo });
    expect(schema.parse({ photo: null })).toEqual({ photo: null });
  });

  it('is none in what was written before there were photos', () => {
    expect(schema.parse({})).toEqual({ photo: null });
  });

  it('survives every hostile value in every place', () => {
    expect(unsafePlaces(schema, { photo })).toEqual([]);
  });

  it('says what is to be seen', () => {
    expect(errorsOf({ alt: ' ' })).toEqual({ 'photo.alt': 'Bitte sag, was auf dem Foto zu sehen ist' });
    const { right, wrong } = lengths(1, PHOTO_ALT_MAX);
    for (const alt of right) expect(errorsOf({ alt })).toEqual({});
    for (const alt of wrong) expect(Object.keys(errorsOf({ alt }))).toEqual(['photo.alt']);
    expect(errorsOf({ alt: 'x'.repeat(161) })).toEqual({ 'photo.alt': 'Der Text darf maximal 160 Zeichen lang sein.' });
  });

  it.each([
    { hash: '../../etc/passwd' },
    { hash: '' },
    { hash: 'x'.repeat(65) },
    { width: 1441 },
    { width: 0 },
    { height: 5761 },
    { focus: 'left' },
  ])('is none that the server could have taken in: %j', (change) => {
    expect(Object.keys(errorsOf(change))).toHaveLength(1);
  });

  it('begins with nothing said about it', () => {
    expect(newPhoto(photo)).toEqual({ ...photo, focus: 'middle', alt: '' });
  });

  it('must be the one that was taken in', () => {
    const { hash, width, height } = photo;
    const stored = { hash, width, height };
    expect(photoBlock(null, null)).toBeNull();
    expect(photoBlock(photo, stored)).toBeNull();
    for (const other of [null, { ...stored, hash: 'other' }, { ...stored, width: 1 }, { ...stored, height: 1 }])
      expect(photoBlock(photo, other)).toMatch('nicht mehr da');
  });
});
