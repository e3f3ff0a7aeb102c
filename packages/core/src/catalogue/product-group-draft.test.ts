import { describe, expect, it } from 'vitest';
import { unsafePlaces, validation } from '../validation/validation.fixtures.ts';
import {
  PRODUCT_GROUP_DESCRIPTION_MAX,
  PRODUCT_GROUP_NAME_MAX,
  type ProductGroupDraft,
  productGroupDraft,
} from './product-draft.ts';

const draft: ProductGroupDraft = {
  name: 'Klassiker',
  description: 'Seit dem ersten Tag.',
  visible: true,
  station: 'cold',
};
const errorsOf = validation(productGroupDraft, draft);

describe('the draft of a product group', () => {
  it('comes back as it was, trimmed', () => {
    expect(productGroupDraft.parse(draft)).toEqual(draft);
    expect(productGroupDraft.parse({ ...draft, name: ' Klassiker ' })).toEqual(draft);
  });

  it('survives every hostile value in every place', () => {
    expect(unsafePlaces(productGroupDraft, draft)).toEqual([]);
  });

  it.each<[{ readonly [Field in keyof ProductGroupDraft]?: unknown }, Record<string, string>]>([
    [{ name: 'xx' }, {}],
    [{ name: 'x'.repeat(PRODUCT_GROUP_NAME_MAX) }, {}],
    [{ name: ' ' }, { name: 'Bitte gib einen Namen an' }],
    [{ name: 'x' }, { name: 'Der Name muss mindestens 2 Zeichen lang sein.' }],
    [{ name: 'x'.repeat(61) }, { name: 'Der Name darf maximal 60 Zeichen lang sein.' }],
    [{ description: '' }, {}],
    [{ description: 'x'.repeat(PRODUCT_GROUP_DESCRIPTION_MAX) }, {}],
    [{ description: 'x'.repeat(501) }, { description: 'Die Beschreibung darf maximal 500 Zeichen lang sein.' }],
    [{ visible: false }, {}],
    [{ station: 'none' }, {}],
    [{ station: 'cellar' }, { station: 'Bitte wähle eine Station' }],
    [{ visible: null }, { visible: 'Bitte wähle Ja oder Nein' }],
  ])('judges %#: %o', (change, errors) => {
    expect(errorsOf(change)).toEqual(errors);
  });
});
