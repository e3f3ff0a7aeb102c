import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CatalogueFilter } from './catalogue-filter.ts';
import { searchCatalogue } from './catalogue-search.ts';
import { foodKind } from './food-kind.ts';
import { LAGER, MARGHERITA, SALAD, SIZE } from './product.fixtures.ts';
import type { Product } from './product.ts';

const NOTHING: CatalogueFilter = { query: '', tags: [], without: [] };

let count = 0;
const productOf = (product: Product, changes: Partial<Product> = {}) => {
  count += 1;
  const id = `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
  const changed = { ...product, id, ...changes };
  return { ...changed, kind: foodKind(changed), alcohol: changed.vatClass === 'alcohol' };
};
type Searched = ReturnType<typeof productOf>;

const ORTO = productOf(MARGHERITA, {
  name: 'Orto',
  description: 'Zucchetti, Peperoni',
  tags: ['vegan', 'new'],
  allergens: ['gluten'],
});
const CRUDO = productOf(MARGHERITA, {
  name: 'Crudo',
  description: 'Tomaten, Rucola',
  tags: [],
  origins: [{ ingredient: 'Rohschinken', country: 'Italien' }],
});
const TIRAMISU = productOf(SALAD, {
  name: 'Tiramisù',
  description: 'Mascarpone, Espresso. Ohne Alkohol.',
  allergens: ['gluten', 'eggs', 'milk'],
  tags: ['vegetarian'],
  illustration: { kind: 'dessert', dish: 'tiramisu', flavours: ['coffee'], toppings: [] },
  optionGroups: [],
});
const SWEET_BREAD = productOf(MARGHERITA, { name: 'Schoggifladen', description: 'Bananen', tags: ['vegetarian'] });
const FREE_BEER = productOf(LAGER, { name: 'Glut Frei', description: 'Alkoholfreies Lager', vatClass: 'food' });
const WINE = productOf(LAGER, {
  name: 'Primitivo',
  description: 'Rotwein',
  allergens: ['sulphites'],
  illustration: { kind: 'drink', vessel: 'wineBottle', liquid: 'redWine' },
});
const WATER = productOf(LAGER, {
  name: 'Bergwasser',
  description: 'Ohne Kohlensäure',
  vatClass: 'food',
  allergens: [],
  illustration: { kind: 'drink', vessel: 'bottle', liquid: 'water' },
});

const group = (name: string, description: string, ...products: Searched[]) => ({
  id: MARGHERITA.productGroupId,
  name,
  description,
  products,
});
const CATALOGUE = {
  productGroups: [
    group('Fladen', 'Knusprig', productOf(MARGHERITA), CRUDO, ORTO),
    group('Salate', '', productOf(SALAD)),
    group('Süsses', '', SWEET_BREAD, TIRAMISU),
    group('Getränke', '', WATER),
    group('Bier & Wein', '', productOf(LAGER), FREE_BEER, WINE),
  ],
};
type Catalogue = typeof CATALOGUE;

const search = (query: string, rest: Partial<CatalogueFilter> = {}, catalogue: Catalogue = CATALOGUE) =>
  searchCatalogue(catalogue, { ...NOTHING, ...rest, query });
const named = (...search_: Parameters<typeof search>) =>
  search(...search_).groups.map(({ name, products }) => [name, ...products.map((product) => product.name)]);
const names = (...search_: Parameters<typeof search>) =>
  search(...search_).groups.flatMap(({ products }) => products.map(({ name }) => name));

describe('what is written on the menu', () => {
  it('is all found without words', () => {
    expect(search(' \t ').groups).toEqual(CATALOGUE.productGroups);
    expect(search('').understood).toBe('');
  });

  it.each([
    ['its name', 'margh', [['Fladen', 'Margherita']]],
    ['its description', 'zucchetti', [['Fladen', 'Orto']]],
    ['the origin of its meat', 'rohschinken', [['Fladen', 'Crudo']]],
    ['its group', 'bier wein', [['Bier & Wein', 'Lager', 'Glut Frei', 'Primitivo']]],
    ['every word, wherever it stands', 'FLADEN  tomaten', [['Fladen', 'Margherita', 'Crudo']]],
    ['only all of the words', 'tomaten zucchetti', []],
    ['not the description of its group', 'knusprig', []],
    ['not across two of its texts', 'crudotomaten', []],
    ['no filler words', 'etwas mit Rucola', [['Fladen', 'Crudo']]],
  ])('is searched: %s', (_, query, expected) => {
    expect(named(query)).toEqual(expected);
  });

  it('is taken as typed, so nothing similar is shown', () => {
    const similar = productOf(SALAD, { name: 'Crude', description: '' });
    const catalogue = { productGroups: [...CATALOGUE.productGroups, group('Neues', '', similar)] };
    expect(names('crudo', {}, catalogue)).toEqual(['Crudo']);
    expect(search('crudo', {}, catalogue).understood).toBe('');
  });

  it('comes first where the name says it', () => {
    const described = productOf(SALAD, { name: 'Bowl', description: 'Mit Orto-Gemüse' });
    const catalogue = { productGroups: [group('Karte', '', described, ORTO)] };
    expect(names('orto', {}, catalogue)).toEqual(['Orto', 'Bowl']);
  });

  it('is named as the reason where the card does not show it', () => {
    expect([...search('rohschinken').reasons]).toEqual([[CRUDO.id, 'mit Rohschinken']]);
    expect(search('rucola').reasons.size).toBe(0);
  });
});

describe('a short word', () => {
  const menu = (...descriptions: string[]) => ({
    productGroups: [group('Karte', '', ...descriptions.map((name) => productOf(SALAD, { name, description: '' })))],
  });

  it.each([
    ['cola', 'Rucola', ['Cola', 'Alpencola']],
    ['reis', 'Preiselbeeren', ['Reis', 'Milchreis']],
    ['ei', 'Weizen', ['Ei im Glas', 'Spiegelei']],
    ['ei', 'Rotwein', ['Eierschwämme']],
    ['tee', 'Steertopf', ['Schwarztee', 'Eistees', 'Teegebäck']],
    ['kohl', 'Alkoholfreies', ['Rotkohl', 'Kohlrabi']],
    ['nuss', 'Genussteller', ['Baumnüsse', 'Nussgipfel', 'Haselnuss-Creme', 'Creme-Nuss']],
    ['wein', 'Schweinsbraten', ['Weisswein', 'Weine']],
    ['wein', 'Schwein', ['Weisswein']],
    ['öl', 'Holunder', ['Olivenöl', 'Öl']],
  ])('%s is not looked for within %s', (query, other, expected) => {
    expect(names(query, {}, menu(other, ...expected))).toEqual(expect.arrayContaining(expected));
    expect(names(query, {}, menu(other, ...expected))).not.toContain(other);
  });

  it.each([
    ['cola', 'Rucola'],
    ['misu', 'Tiramisù'],
    ['mat', 'Tomaten'],
  ])('is looked for everywhere where the menu has nothing better: %s', (query, expected) => {
    expect(names(query, {}, menu(expected, 'Brot'))).toEqual([expected]);
  });

  it.each([
    ['sauce', 'Tomatensauce'],
    ['sauce', 'Knoblauchsaucentopf'],
    ['tomate', 'Cherrytomaten'],
  ])('and a longer one is found within another, beside its own: %s', (query, compound) => {
    expect(names(query, {}, menu(query, compound))).toEqual([query, compound]);
  });

  it('is found at the beginning of every word and as the end of every compound', () => {
    const letters = (min: number, max: number) =>
      fc
        .array(fc.constantFrom('b', 'd', 'f', 'k', 'l', 'r', 't'), { minLength: min, maxLength: max })
        .map((all) => all.join(''));
    fc.assert(
      fc.property(letters(2, 4), letters(2, 5), letters(0, 5), (short, front, rest) => {
        const dishes = [`Brot, ${short}${rest}`, `${front}a${short}`];
        expect(names(short, {}, menu(...dishes))).toEqual(dishes);
        const hidden = `${front.slice(0, 1)}e${short}`;
        expect(names(short, {}, menu(short, hidden))).toEqual([short]);
      }),
    );
  });
});

describe('what a word means', () => {
  it.each([
    ['dessert', 'Desserts', ['Schoggifladen', 'Tiramisù']],
    ['Desserts', 'Desserts', ['Schoggifladen', 'Tiramisù']],
    ['nachtisch', 'Desserts', ['Schoggifladen', 'Tiramisù']],
    ['suess', 'Desserts', ['Schoggifladen', 'Tiramisù']],
    ['etwas S\u00fc\u00dfes', 'Desserts', ['Schoggifladen', 'Tiramisù']],
    ['pizza', 'Fladen', ['Margherita', 'Crudo', 'Orto', 'Schoggifladen']],
    ['bier', 'Bier', ['Lager', 'Glut Frei']],
    ['Wein', 'Wein', ['Primitivo']],
    ['alkoholfrei', 'Alkoholfreies', ['Bergwasser', 'Glut Frei']],
    ['ohne Alkohol', 'Alkoholfreies', ['Bergwasser', 'Glut Frei']],
    ['alkoholfreies Bier', 'Alkoholfreies, Bier', ['Glut Frei']],
    ['getraenke', 'Getränke', ['Bergwasser', 'Lager', 'Glut Frei', 'Primitivo']],
    ['vegan', 'Veganes', ['Orto']],
    ['vegane Pizza', 'Veganes, Fladen', ['Orto']],
    ['veganes', 'Veganes', ['Orto']],
    ['vegi', 'Vegetarisches', ['Margherita', 'Orto', 'Gemischter Salat', 'Schoggifladen', 'Tiramisù']],
    ['neues', 'Neues', ['Orto']],
    ['Fleisch', 'Gerichte mit Fleisch', ['Crudo']],
    ['Zucchini', 'Zucchetti', ['Orto']],
  ])('%s: %s', (query, understood, expected) => {
    expect([search(query).understood, names(query)]).toEqual([understood, expected]);
  });

  it('takes meat-free for vegetarian, in all ways to say it', () => {
    for (const query of ['ohne Fleisch', 'vegetarisch', 'Veggie', 'vegetarische'])
      expect(named(query)).toEqual(named('', { tags: ['vegetarian'] }));
  });

  it.each(['glutenfrei', 'gluten frei', 'ohne Gluten', 'ohne glutn', 'glutenfreies'])(
    'goes by the declaration: %s',
    (query) => {
      const liar = productOf(MARGHERITA, { name: 'Glutenfrei ohne Gluten' });
      const catalogue = { productGroups: [...CATALOGUE.productGroups, group('Neues', '', liar)] };
      expect(names(query, {}, catalogue)).toEqual(names('', { without: ['gluten'] }, catalogue));
      expect(search(query).understood).toBe('alles ohne Gluten');
    },
  );

  it('says with which choice a dish fits', () => {
    const [first, second] = SIZE.options.map((option, index) => ({
      ...option,
      allergens: index === 0 ? ['gluten' as const] : [],
    }));
    if (first === undefined || second === undefined) throw new Error('no options');
    const dish = productOf(SALAD, { optionGroups: [{ ...SIZE, options: [first, second] }] });
    const { reasons } = search('glutenfrei', {}, { productGroups: [group('Karte', '', dish, WATER)] });
    expect([...reasons.values()]).toEqual([`ohne Gluten mit «${second.name}»`, 'ohne Gluten']);
  });

  it('means peanuts too for who avoids nuts', () => {
    const peanut = productOf(SALAD, { name: 'Satay', allergens: ['peanuts'] });
    const catalogue = { productGroups: [group('Karte', '', peanut, WATER)] };
    expect(names('ohne Nüsse', {}, catalogue)).toEqual(['Bergwasser']);
  });

  it('is of no use on a menu without such things, so the text decides', () => {
    const catalogue = { productGroups: [group('Karte', '', productOf(SALAD, { name: 'Bierbrezel' }), WATER)] };
    expect(names('bier', {}, catalogue)).toEqual(['Bierbrezel']);
  });

  it('is understood from its beginning', () => {
    expect(names('dess')).toEqual(names('dessert'));
    expect(names('glutenfr')).toEqual(names('glutenfrei'));
  });
});

describe('what is mistyped', () => {
  it.each([
    ['margerita', ['Margherita'], '«Margherita» statt «margerita»'],
    ['tirramisu', ['Tiramisù'], '«Tiramisù» statt «tirramisu»'],
    ['schogifladen', ['Schoggifladen'], '«Schoggifladen» statt «schogifladen»'],
    ['bannanen', ['Schoggifladen'], '«Bananen» statt «bannanen»'],
    ['desert', ['Schoggifladen', 'Tiramisù'], 'Desserts'],
    ['vegn', ['Orto'], 'Veganes'],
  ])('%s', (query, expected, understood) => {
    expect([names(query), search(query).understood]).toEqual([expected, understood]);
  });

  it.each(['sushi', 'xyz', 'margherita sushi', 'qq', '%'])('is not found at any price: %s', (query) => {
    expect(search(query)).toEqual({ groups: [], understood: '', reasons: new Map() });
  });
});

describe('every search', () => {
  const query = fc.oneof(
    fc.constantFrom('tomaten', 'fladen', 'vegan', 'ohne milch', 'bier', 'dessert scharf', 'e', 'margerita'),
    fc.string({ maxLength: 12 }),
  );

  it('finds a part of what the filters leave', () => {
    fc.assert(
      fc.property(query, fc.subarray(['vegan' as const, 'vegetarian' as const]), (typed, tags) => {
        const all = new Set(names('', { tags }));
        expect(names(typed, { tags }).every((name) => all.has(name))).toBe(true);
      }),
    );
  });

  it('finds a written word in spite of one typo, at least what the word itself finds in names', () => {
    const dishes = ['Margherita', 'Schoggifladen', 'Primitivo', 'Bergwasser', 'Tiramisù'];
    const letters = fc.constantFrom('x', 'q', 'y');
    fc.assert(
      fc.property(fc.constantFrom(...dishes), fc.nat(), letters, (name, place, letter) => {
        const at = place % name.length;
        expect(names(name.slice(0, at) + letter + name.slice(at + 1))).toContain(name);
        expect(names(name.slice(0, at) + letter + name.slice(at))).toContain(name);
      }),
    );
  });

  it('is the same for all ways to write umlauts and ss', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(['süsses', 'suesses'], ['s\u00fc\u00dfes', 'süsses'], ['getränk', 'getraenk']),
        ([one, other]) => {
          expect(search(one ?? '')).toEqual(search(other ?? ''));
        },
      ),
    );
  });
});
