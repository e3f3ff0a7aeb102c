import type { Option, OptionGroup } from '@ofenpost/core/catalogue/product';
import { DECLARED, type Labelling } from '@ofenpost/core/declaration/labelling';
import { contentsOf } from './demo-contents.ts';
import { demoId } from './demo-id.ts';

type Rule = Pick<OptionGroup, 'min' | 'max' | 'included'>;
type OptionDetails = Pick<Option, 'name' | 'price'> & Partial<Option>;

/** Meat and fish have their origin in the name: «Hinterschinken (Schweiz)». */
function labelledOption({ name, allergens = [] }: OptionDetails): Labelling {
  const [, ingredient, country] = /^(.*) \((Schweiz|Italien|Spanien)\)$/.exec(name) ?? [];
  const origins = ingredient === undefined || country === undefined ? [] : [{ ingredient, country }];
  const contents = contentsOf({ allergens, origins });
  const isAnimal = contents.some((each) => each !== 'milk' && each !== 'egg');
  const diet = isAnimal ? null : contents.length > 0 ? 'vegetarian' : 'vegan';
  return { ...DECLARED, contents, origins, diet };
}

const demoOptionGroup = (number: number, name: string, rule: Rule, options: readonly OptionDetails[]): OptionGroup => ({
  id: demoId('optionGroup', number),
  name,
  ...rule,
  options: options.map((option, index) => ({
    id: demoId('option', number * 100 + index + 1),
    allergens: [],
    available: true,
    soldOutUntil: null,
    ...option,
    labelling: labelledOption(option),
  })),
});

const size = demoOptionGroup(1, 'Grösse', { min: 1, max: 1, included: 0 }, [
  { name: '26 cm', price: 0 },
  { name: '32 cm', price: 400 },
  { name: '40 cm', price: 900 },
]);

const base = demoOptionGroup(2, 'Boden', { min: 1, max: 1, included: 0 }, [
  { name: 'Klassisch', price: 0, allergens: ['gluten'] },
  { name: 'Dinkel', price: 150, allergens: ['gluten'] },
  { name: 'Glutenfrei', price: 300 },
]);

const extras = demoOptionGroup(3, 'Extras', { min: 0, max: 6, included: 0 }, [
  { name: 'Mozzarella', price: 250, allergens: ['milk'] },
  { name: 'Burrata', price: 500, allergens: ['milk'] },
  { name: 'Hinterschinken (Schweiz)', price: 350 },
  { name: 'Salami piccante (Italien)', price: 350 },
  { name: 'Sardellen (Spanien)', price: 250, allergens: ['fish'], available: false },
  { name: 'Ei', price: 200, allergens: ['eggs'] },
  { name: 'Champignons', price: 200 },
  { name: 'Oliven', price: 150 },
  { name: 'Rucola', price: 150 },
  { name: 'Peperoncini', price: 100 },
]);

const veganExtras = demoOptionGroup(4, 'Extras', { min: 0, max: 6, included: 0 }, [
  { name: 'Räuchertofu', price: 300, allergens: ['soy'] },
  { name: 'Avocado', price: 300 },
  { name: 'Grillierte Auberginen', price: 250 },
  { name: 'Artischocken', price: 250 },
  { name: 'Champignons', price: 200 },
  { name: 'Baumnüsse', price: 200, allergens: ['nuts'] },
  { name: 'Oliven', price: 150 },
  { name: 'Rucola', price: 150 },
  { name: 'Peperoncini', price: 100 },
]);

export const dips = demoOptionGroup(5, 'Sauce zum Dippen', { min: 0, max: 3, included: 1 }, [
  { name: 'Tomate-Basilikum (vegan)', price: 150 },
  { name: 'Hummus (vegan)', price: 200, allergens: ['sesame'] },
  { name: 'Scharfe Sauce (vegan)', price: 150 },
  { name: 'Knoblauch-Mayonnaise', price: 150, allergens: ['eggs', 'mustard'] },
  { name: 'Kräuter-Sauerrahm', price: 150, allergens: ['milk'] },
]);

export const dressing = demoOptionGroup(6, 'Salatsauce', { min: 1, max: 1, included: 0 }, [
  { name: 'Hausdressing', price: 0, allergens: ['eggs', 'milk', 'mustard'] },
  { name: 'Balsamico (vegan)', price: 0, allergens: ['mustard', 'sulphites'] },
  { name: 'Zitrone und Olivenöl (vegan)', price: 0 },
]);

export const sweetExtras = demoOptionGroup(7, 'Dazu', { min: 0, max: 2, included: 0 }, [
  { name: 'Vanilleglace', price: 350, allergens: ['milk', 'eggs'] },
  { name: 'Zitronensorbet', price: 350 },
  { name: 'Schlagrahm', price: 150, allergens: ['milk'] },
]);

export const breadOptions = [size, base, extras, dips];
export const veganBreadOptions = [size, base, veganExtras, dips];
/** The option groups of breads in one size. */
export const smallBreadOptions = [dips];
