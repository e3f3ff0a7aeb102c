import { memoizeRecent } from '../memoize/memoize.ts';
import { spellings } from '../text/search-words.ts';
import { canDoWithout, hasTag, isFreeOf } from './catalogue-filter.ts';
import { ALLERGEN_LABELS, type Allergen, type ProductTag } from './declaration.ts';
import { type FoodKind, isDrink } from './food-kind.ts';
import type { Product } from './product.ts';

/** The fields of a product that a search reads. */
export type SearchedProduct = Pick<
  Product,
  'id' | 'name' | 'description' | 'origins' | 'tags' | 'allergens' | 'optionGroups'
> & {
  readonly kind: FoodKind;
  /** Whether it is taxed as alcohol. */
  readonly alcohol?: boolean;
};

/** What a word means on a menu where it need not be written. */
export type Meaning = {
  /** As in «Wir zeigen …». */
  readonly shown: string;
  /** Singular, without an ending; a phrase begins with `ohne`. */
  readonly words: readonly string[];
  readonly fits: (product: SearchedProduct, groupName: string) => boolean;
  /** A declaration decides alone: a product whose name merely says so is not shown. */
  readonly isDeclared?: boolean;
  /** Why a product fits, where its card does not show it. */
  readonly reason?: (product: SearchedProduct) => string;
};

/** A word in the letters that are compared: umlauts and their two letters are the same. */
export const plainWord = (word: string): string => spellings(word)[1];

/** A word without its ending, so that `Biere`, `vegane` and `Desserts` are found; what is left has four letters. */
export const stem = (word: string): string => plainWord(word).replace(/(?<=.{4})(?:e[mnrs]?|s)$/, '');

const SWEET_GROUP = /suss|dessert|nachtisch|nachspeise|glace|gelat/;
const isSweet = memoizeRecent((groupName: string) => Number(SWEET_GROUP.test(plainWord(groupName))));

const ofKind =
  (...kinds: readonly FoodKind[]) =>
  ({ kind }: SearchedProduct): boolean =>
    kinds.includes(kind);

const tagged = (tag: ProductTag, shown: string, words: readonly string[]): Meaning => ({
  shown,
  words,
  fits: (product) => hasTag(product, tag),
  isDeclared: true,
});

/** Words for what is written in another way: `Huhn` is `Poulet`. */
const written = (shown: string, words: readonly string[], texts: readonly string[]): Meaning => {
  const searched = texts.map(plainWord);
  return {
    shown,
    words,
    fits: ({ name, description }) => {
      const text = plainWord(`${name} · ${description}`);
      return searched.some((one) => text.includes(one));
    },
  };
};

/** How guests call an allergen. Who avoids nuts means peanuts too. */
const ALLERGEN_WORDS: Readonly<Partial<Record<Allergen, readonly string[]>>> = {
  gluten: ['gluten'],
  milk: ['milch', 'laktose', 'lactose', 'milchprodukte'],
  nuts: ['nüsse', 'nuss'],
  eggs: ['ei', 'eier'],
  fish: ['fisch'],
  soy: ['soja'],
  sesame: ['sesam'],
  celery: ['sellerie'],
  mustard: ['senf'],
  peanuts: ['erdnüsse', 'erdnuss'],
  crustaceans: ['krebstiere', 'krustentiere'],
  sulphites: ['sulfite'],
  lupin: ['lupinen'],
  molluscs: ['weichtiere'],
};

/** The options of a mandatory choice that are left: `mit glutenfreiem Boden`. */
const remainingOptions = ({ optionGroups }: SearchedProduct, without: readonly Allergen[]): string[] =>
  optionGroups.flatMap(({ min, options }) => {
    const free = options.filter(({ allergens }) => isFreeOf(allergens, without));
    return min > 0 && free.length < options.length ? free.map(({ name }) => `«${name}»`) : [];
  });

const withoutAllergen = ([allergen, words]: readonly [string, readonly string[]]): Meaning => {
  const name = ALLERGEN_LABELS[allergen as Allergen].replace('Hartschalenobst (Nüsse)', 'Nüsse');
  const without: readonly Allergen[] = allergen === 'nuts' ? ['nuts', 'peanuts'] : [allergen as Allergen];
  return {
    shown: `alles ohne ${name}`,
    words: words.flatMap((word) => [`ohne ${word}`, `${word}frei`, `${stem(word)}frei`]),
    fits: (product) => canDoWithout(product, without),
    isDeclared: true,
    reason: (product) => {
      const options = remainingOptions(product, without);
      return options.length === 0 ? `ohne ${name}` : `ohne ${name} mit ${options.join(' oder ')}`;
    },
  };
};

export const MEANINGS: readonly Meaning[] = [
  {
    shown: 'Desserts',
    words: ['dessert', 'nachtisch', 'nachspeise', 'süss', 'süsses', 'süssigkeit', 'süssspeise', 'dolce'],
    fits: ({ kind }, groupName) => kind === 'dessert' || isSweet(groupName) === 1,
  },
  { shown: 'Fladen', words: ['fladen', 'pizza', 'pizze', 'flammkuchen'], fits: ofKind('flatbread') },
  { shown: 'Bier', words: ['bier'], fits: ofKind('beer') },
  { shown: 'Wein', words: ['wein', 'vino'], fits: ofKind('wine') },
  {
    shown: 'Getränke',
    words: ['getränk', 'drink', 'trinken', 'durst'],
    fits: ({ kind }) => isDrink(kind),
  },
  {
    shown: 'Alkoholfreies',
    words: ['alkoholfrei', 'ohne alkohol', 'softdrink', 'süssgetränk'],
    fits: ({ kind, alcohol }) => isDrink(kind) && alcohol !== true,
    isDeclared: true,
    reason: () => 'ohne Alkohol',
  },
  { shown: 'Getränke mit Alkohol', words: ['alkohol', 'alkoholisch'], fits: ({ alcohol }) => alcohol === true },
  { shown: 'Salate', words: ['salat'], fits: ofKind('salad') },
  { shown: 'Vorspeisen und Salate', words: ['vorspeise', 'apero', 'starter'], fits: ofKind('starter', 'salad') },
  tagged('vegan', 'Veganes', ['vegan', 'pflanzlich']),
  tagged('vegetarian', 'Vegetarisches', ['vegetarisch', 'vegi', 'veggie', 'vegetarier', 'fleischlos', 'ohne fleisch']),
  tagged('spicy', 'Scharfes', ['scharf', 'pikant', 'feurig', 'spicy']),
  tagged('new', 'Neues', ['neu', 'neues', 'neuheit']),
  {
    shown: 'Gerichte mit Fleisch',
    words: ['fleisch'],
    // Only meat and fish have an origin to declare.
    fits: ({ origins, allergens }) => origins.length > (allergens.includes('fish') ? 1 : 0),
  },
  { shown: 'Gerichte mit Fisch', words: ['fisch'], fits: ({ allergens }) => allergens.includes('fish') },
  ...Object.entries(ALLERGEN_WORDS).map(withoutAllergen),
  written('Glace', ['eis', 'eiscreme', 'gelato'], ['glace', 'sorbet', 'gelato']),
  written('Poulet', ['huhn', 'hähnchen', 'hühnchen', 'chicken'], ['poulet']),
  written('Schokolade', ['schoggi', 'schokolade', 'chocolate'], ['schoggi', 'schokolade']),
  written('Rüebli', ['karotte', 'möhre'], ['rüebli']),
  written('Zucchetti', ['zucchini'], ['zucchetti']),
  written('Randen', ['rande'], ['rande']),
  written('Nüsslisalat', ['feldsalat', 'nüssler'], ['nüsslisalat']),
  written('Rahm', ['sahne'], ['rahm']),
  written('Pommes frites', ['fritten', 'frites'], ['pommes']),
  written('Pilze', ['pilz'], ['champignon', 'trüffel', 'steinpilz', 'eierschwämm']),
];
