import { productAvailability, servedAt } from '@ofenpost/core/catalogue/availability';
import type { Allergen } from '@ofenpost/core/catalogue/declaration';
import type { Illustration, Sauce, Topping } from '@ofenpost/core/catalogue/illustration';
import type { Instant } from '@ofenpost/core/time/instant';
import { describe, expect, test } from 'vitest';
import { demoCatalogue } from './demo-catalogue.ts';

/** A Thursday at 18:30 in Zurich. */
const NOW = '2026-11-19T17:30:00.000Z';

const { productGroups } = demoCatalogue(NOW);
const products = productGroups.flatMap((group) => group.products);
const optionGroups = [...new Set(products.flatMap((product) => product.optionGroups))];

const MEAT_AND_FISH: Partial<Record<Topping, string>> = {
  ham: 'Hinterschinken',
  curedHam: 'Rohschinken',
  salami: 'Salami',
  spicySalami: 'Salami',
  bacon: 'Speck',
  chicken: 'Poulet',
  meatball: 'Rind',
  anchovy: 'Sardellen',
  tuna: 'Thon',
  salmon: 'Rauchlachs',
  shrimp: 'Crevetten',
};

const TOPPING_ALLERGENS: Partial<Record<Topping, Allergen[]>> = {
  mozzarella: ['milk'],
  burrata: ['milk'],
  goatCheese: ['milk'],
  gorgonzola: ['milk'],
  parmesan: ['milk'],
  feta: ['milk'],
  ricotta: ['milk'],
  raclette: ['milk'],
  anchovy: ['fish'],
  tuna: ['fish'],
  salmon: ['fish'],
  shrimp: ['crustaceans'],
  meatball: ['gluten', 'eggs'],
  egg: ['eggs'],
  tofu: ['soy'],
  walnut: ['nuts'],
  pistachio: ['nuts'],
  almond: ['nuts'],
  amaretti: ['nuts', 'eggs'],
  chocolate: ['soy'],
  crouton: ['gluten'],
};

const SAUCE_ALLERGENS: Partial<Record<Sauce, Allergen[]>> = {
  cream: ['milk'],
  mascarpone: ['milk'],
  hummus: ['sesame'],
  barbecue: ['celery', 'mustard'],
  chocolate: ['milk', 'nuts', 'soy'],
};

/** The German words of the menu for the toppings in an illustration. */
const WORDS: Partial<Record<Topping, string>> = {
  ...MEAT_AND_FISH,
  mozzarella: 'Mozzarella',
  burrata: 'Burrata',
  goatCheese: 'Ziegenkäse',
  gorgonzola: 'Gorgonzola',
  parmesan: 'Parmesan',
  feta: 'Feta',
  raclette: 'Raclettekäse',
  tomato: 'Tomaten',
  cherryTomato: 'Cherrytomaten',
  driedTomato: 'getrocknete Tomaten',
  olive: 'Oliven',
  mushroom: 'Champignons',
  truffle: 'Trüffel',
  redOnion: 'rote Zwiebeln',
  springOnion: 'Frühlingszwiebeln',
  garlic: 'Knoblauch',
  pepper: 'Peperoni',
  chili: 'Peperoncini',
  jalapeno: 'Jalapeños',
  artichoke: 'Artischocken',
  aubergine: 'Auberginen',
  zucchini: 'Zucchetti',
  pumpkin: 'Kürbis',
  potato: 'Kartoffeln',
  corn: 'Mais',
  caper: 'Kapern',
  asparagus: 'Spargeln',
  carrot: 'Rüebli',
  cucumber: 'Gurken',
  radish: 'Radieschen',
  avocado: 'Avocado',
  basil: 'Basilikum',
  rocket: 'Rucola',
  spinach: 'spinat',
  sage: 'Salbei',
  rosemary: 'Rosmarin',
  mint: 'Minze',
  lettuce: 'Kopfsalat',
  lambsLettuce: 'Nüsslisalat',
  egg: 'Spiegelei',
  tofu: 'tofu',
  fig: 'Feigen',
  apple: 'Äpfel',
  pineapple: 'Ananas',
  banana: 'Bananen',
  raspberry: 'Himbeeren',
  strawberry: 'Erdbeere',
  blueberry: 'Heidelbeeren',
  lemon: 'Zitrone',
  orange: 'Orange',
  pomegranate: 'Granatapfel',
  walnut: 'Baumnüsse',
  pineNut: 'Pinienkerne',
  pistachio: 'Pistazien',
  almond: 'Mandeln',
  chocolate: 'Schokolade',
  crouton: 'Croûtons',
};

const SAUCE_WORDS: Record<Sauce, string> = {
  tomato: 'Tomatensauce',
  cream: 'Crème fraîche',
  pesto: 'pesto',
  pumpkin: 'Kürbis',
  hummus: 'Hummus',
  beetroot: 'Randencreme',
  barbecue: 'Barbecuesauce',
  mascarpone: 'Mascarpone',
  chocolate: 'Schokolade',
  berry: 'Beerensauce',
  none: 'Olivenöl',
};

function toppingsOf(illustration: Illustration): readonly Topping[] {
  if (illustration.kind === 'salad') return illustration.ingredients;
  if (illustration.kind === 'tableSetting') return [];
  if (illustration.kind === 'drink') return illustration.garnish ?? [];
  if (illustration.kind !== 'flatbread' || illustration.shape !== 'bear') return illustration.toppings;
  // Every bear has this face in its illustration.
  return [...illustration.toppings, 'mozzarella', 'olive', 'cherryTomato'];
}

const sauceOf = (illustration: Illustration): Sauce | null =>
  'sauce' in illustration && illustration.sauce !== undefined ? illustration.sauce : null;

/** The minimum allergens of the illustrated ingredients. */
function allergensRendered(illustration: Illustration): Allergen[] {
  // The decoration of a drink is not part of it.
  if (illustration.kind === 'drink') return [];
  const sauce = sauceOf(illustration);
  return [
    ...(illustration.kind === 'flatbread' ? (['gluten'] as const) : []),
    ...(sauce === null ? [] : (SAUCE_ALLERGENS[sauce] ?? [])),
    ...toppingsOf(illustration).flatMap((topping) => TOPPING_ALLERGENS[topping] ?? []),
  ];
}

test('8 groups with about 60 products, each in its own group', () => {
  expect(productGroups).toHaveLength(8);
  expect(products.length).toBeGreaterThanOrEqual(55);
  expect(products.length).toBeLessThanOrEqual(65);
  for (const group of productGroups) {
    expect(group.products.map(({ productGroupId }) => productGroupId)).toEqual(group.products.map(() => group.id));
  }
});

test('no two products share a name or a picture', () => {
  expect(new Set(products.map(({ name }) => name)).size).toBe(products.length);
  expect(new Set(products.map(({ illustration }) => JSON.stringify(illustration))).size).toBe(products.length);
});

test('8 favourites that can be ordered at any time', () => {
  const favourites = products.filter(({ favourite }) => favourite);
  expect(favourites).toHaveLength(8);
  for (const favourite of favourites) {
    expect(favourite).toMatchObject({ available: true, soldOutUntil: null, availabilitySchedule: null });
  }
});

const unavailableAt = (at: Instant): string[] =>
  products.flatMap((product) => {
    const availability = productAvailability(product, servedAt(at));
    return availability.available ? [] : [`${product.name}: ${availability.reason}`];
  });

test('one product is switched off, one sold out until the next morning, one sold at noon and one in the evening', () => {
  const thursdayEvening = ['Mittagsfladen: outsideSchedule', 'Lachs & Zitrone: soldOut', 'Spargelzeit: switchedOff'];
  expect(unavailableAt(NOW)).toEqual(thursdayEvening);
  const fridayNoon = ['Spargelzeit: switchedOff', 'Calzone Notte: outsideSchedule'];
  expect(unavailableAt('2026-11-20T10:00:00.000Z')).toEqual(fridayNoon);
});

test('prices are multiples of 10 Rappen', () => {
  const prices = [...products, ...optionGroups.flatMap(({ options }) => options)].map(({ price }) => price);
  expect(prices.filter((price) => price % 10 !== 0)).toEqual([]);
});

test('option groups can be fulfilled', () => {
  for (const { min, max, included, options } of optionGroups) {
    expect(min).toBeLessThanOrEqual(max);
    expect(included).toBeLessThanOrEqual(max);
    expect(options.filter(({ available }) => available).length).toBeGreaterThanOrEqual(Math.max(1, min));
  }
  expect(optionGroups.flatMap(({ options }) => options).filter(({ available }) => !available)).toHaveLength(1);
});

test('only drinks with alcohol are taxed as alcohol', () => {
  for (const { vatClass, description } of products) {
    const strength = Number(/(?<!unter )([\d.]+) % vol/.exec(description)?.[1] ?? 0);
    expect(vatClass).toBe(strength > 0.5 ? 'alcohol' : 'food');
  }
});

describe.each(products)('$name', ({ name, description, illustration, allergens, origins, tags }) => {
  const toppings = toppingsOf(illustration);

  test('declares the allergens of what is drawn, each once', () => {
    expect(allergens).toEqual(expect.arrayContaining(allergensRendered(illustration)));
    expect(new Set(allergens).size).toBe(allergens.length);
  });

  test('names what is drawn', () => {
    const text = `${name} ${description}`.toLowerCase();
    const breadSauce = illustration.kind === 'flatbread' ? [SAUCE_WORDS[illustration.sauce]] : [];
    for (const word of [...breadSauce, ...toppings.map((topping) => WORDS[topping] ?? `a word for ${topping}`)]) {
      expect(text).toContain(word.toLowerCase());
    }
  });

  test('tells where meat and fish come from, and nothing else', () => {
    const ingredients = toppings.flatMap((topping) => MEAT_AND_FISH[topping] ?? []);
    expect(origins).toHaveLength(ingredients.length);
    const declared = origins.map(({ ingredient }) => ingredient).join();
    for (const ingredient of ingredients) expect(declared).toContain(ingredient);
  });

  test('is tagged for those who eat no meat, or nothing from animals', () => {
    if (illustration.kind === 'drink') return;
    const isVegetarian = origins.length === 0;
    const isVegan = isVegetarian && !allergens.some((allergen) => ['milk', 'eggs'].includes(allergen));
    expect(tags.filter((tag) => tag === 'vegan' || tag === 'vegetarian')).toEqual(
      isVegan ? ['vegan'] : isVegetarian ? ['vegetarian'] : [],
    );
  });
});
