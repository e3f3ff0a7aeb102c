import { describe, expect, it } from 'vitest';
import type { Allergen } from '../catalogue/declaration.ts';
import { contradictionOf, namedAllergens } from './allergy.ts';

describe('the allergens of a remark', () => {
  it.each<[string, Allergen[]]>([
    ['', []],
    ['Bitte ohne Nüsse', []],
    ['Klingel bei Meier, zweiter Stock', []],
    ['Nussallergie', ['nuts']],
    ['ALLERGIE: NÜSSE', ['nuts']],
    ['allergisch auf Nuesse', ['nuts']],
    ['Allergie auf Baumnüsse und Mandeln', ['nuts']],
    ['Erdnussallergie', ['peanuts']],
    ['Zöliakie', ['gluten']],
    ['bitte glutenfrei', ['gluten']],
    ['Laktoseintoleranz', ['milk']],
    ['Ei-Allergie', ['eggs']],
    ['Allergie gegen Eier und Sesam', ['eggs', 'sesame']],
    ['Meine Allergie ist schlimm, einfach vorsichtig', []],
    ['Allergie auf Fisch und Krustentiere', ['crustaceans', 'fish']],
  ])('%s', (remark, allergens) => {
    expect(namedAllergens(remark)).toEqual(allergens);
  });
});

describe('a contradiction', () => {
  const dishes = [
    { name: 'Rande & Baumnuss', allergens: ['gluten', 'nuts'] },
    { name: 'Käsefladen', allergens: ['gluten', 'milk'] },
    { name: 'Rande & Baumnuss', allergens: ['nuts'] },
  ] satisfies { name: string; allergens: Allergen[] }[];

  it('names the allergen and each dish once', () => {
    expect(contradictionOf('Allergie: Nüsse', dishes)).toEqual({ allergens: ['nuts'], dishes: ['Rande & Baumnuss'] });
    expect(contradictionOf('Allergie: Nüsse, Milch', dishes)).toEqual({
      allergens: ['milk', 'nuts'],
      dishes: ['Rande & Baumnuss', 'Käsefladen'],
    });
  });

  it('is none where the dishes have it not, or nobody can know', () => {
    expect(contradictionOf('Sesamallergie', dishes)).toBeNull();
    expect(contradictionOf('Allergie!', dishes)).toBeNull();
    expect(contradictionOf('Allergie: Nüsse', [{ name: 'Mittagsmenü', allergens: [] }])).toBeNull();
  });
});
