/**
 * Draws contact sheets into `sheets/`: dishes, every topping and every shape on light and dark paper, each with its name.
 * `node packages/illustration/sheet.ts [what [size]]`, what is a key of `samples`.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  breadShape,
  dessertDish,
  emblem,
  flavour,
  type Illustration,
  labelColour,
  liquid,
  type Sauce,
  sauce,
  topping,
  vessel,
} from '@ofenpost/core/catalogue/illustration';
import sharp from 'sharp';
import { drawIllustration, type IllustrationOptions } from './src/draw-illustration.ts';

type Sample = Omit<IllustrationOptions, 'seed' | 'size'> & { readonly name: string; readonly seed?: string };

type Flatbread = Extract<Illustration, { kind: 'flatbread' }>;

const bread = (name: string, toppings: Flatbread['toppings'], more: Partial<Flatbread> = {}): Sample => ({
  name,
  illustration: { kind: 'flatbread', sauce: 'tomato', toppings, ...more },
});

const salad = (name: string, ingredients: Extract<Illustration, { kind: 'salad' }>['ingredients']): Sample => ({
  name,
  illustration: { kind: 'salad', ingredients },
});

type Starter = Extract<Illustration, { kind: 'starter' }>;

const starter = (name: string, dish: Starter['dish'], toppings: Starter['toppings'], spread?: Sauce): Sample => ({
  name,
  illustration: { kind: 'starter', dish, toppings, ...(spread !== undefined && { sauce: spread }) },
});

const dip = (name: string, filling: Sauce, toppings: Starter['toppings']): Sample => ({
  name,
  illustration: { kind: 'dip', sauce: filling, toppings },
});
type Drink = Extract<Illustration, { kind: 'drink' }>;
type Dessert = Extract<Illustration, { kind: 'dessert' }>;

const drink = (name: string, more: Omit<Drink, 'kind'>): Sample => ({ name, illustration: { kind: 'drink', ...more } });

const dessert = (
  name: string,
  dish: Dessert['dish'],
  flavours: Dessert['flavours'],
  toppings: Dessert['toppings'] = [],
): Sample => ({ name, illustration: { kind: 'dessert', dish, flavours, toppings } });

/** An own flatbread. */
const own = (name: string, toppings: Flatbread['toppings'], more: Partial<Flatbread> = {}): Sample => ({
  ...bread(name, ['mozzarella', ...toppings], { dough: { flour: 'wheat', hasSesame: false }, ...more }),
  seed: 'creation',
});

const STEPS = ['salami', 'mushroom', 'redOnion', 'olive', 'rocket', 'pepper', 'ham', 'corn'] as const;

const samples: Record<string, () => readonly Sample[]> = {
  own: () => [
    ...STEPS.map((_, index) => own(`${index + 1} Beläge`, STEPS.slice(0, index + 1))),
    ...STEPS.slice(0, 4).map((_, index) => ({ ...own(`roh ${index + 1}`, STEPS.slice(0, index + 1)), bake: 0 })),
    own('links Schinken', ['mushroom'], { halves: { left: ['ham'], right: ['salami', 'egg'] } }),
    own('Margherita', ['cherryTomato', 'basil']),
    own('Prosciutto', ['curedHam', 'rocket', 'parmesan']),
    own('Dinkel', ['shrimp', 'garlic'], { dough: { flour: 'spelt', hasSesame: false } }),
    own('Vollkorn', ['tuna', 'redOnion', 'caper'], { dough: { flour: 'wholegrain', hasSesame: true } }),
    own('glutenfrei', ['zucchini', 'pepper'], { dough: { flour: 'glutenFree', hasSesame: false } }),
    ...[0, 0.5, 1].map((bake) => ({ ...own(`gebacken ${bake}`, ['bacon', 'egg', 'spinach']), bake })),
  ],
  dishes: () => [
    bread('Margherita', ['mozzarella', 'basil']),
    bread('Diavola', ['mozzarella', 'spicySalami', 'chili', 'olive']),
    bread('Alpstein', ['raclette', 'bacon', 'redOnion'], { sauce: 'cream' }),
    bread('Prosciutto e Funghi', ['mozzarella', 'ham', 'mushroom']),
    bread('Capricciosa', ['mozzarella', 'ham', 'mushroom', 'artichoke', 'olive']),
    bread('Hawaii', ['mozzarella', 'ham', 'pineapple']),
    bread('Crudo', ['mozzarella', 'curedHam', 'rocket', 'cherryTomato', 'parmesan']),
    bread('Napoli', ['mozzarella', 'anchovy', 'caper', 'olive']),
    bread('Verdura', ['mozzarella', 'pepper', 'zucchini', 'spinach', 'tomato']),
    bread('Bismarck', ['mozzarella', 'egg', 'spinach', 'bacon'], { sauce: 'cream' }),
    bread('Birne & Gorgonzola', ['mozzarella', 'pear', 'gorgonzola', 'walnut', 'rocket'], { sauce: 'cream' }),
    bread('Dolce', ['strawberry', 'banana', 'almond'], { sauce: 'chocolate' }),
    bread('Burrata', ['burrata', 'cherryTomato', 'olive', 'basil']),
    bread('Gamberi', ['mozzarella', 'shrimp', 'cherryTomato', 'jalapeno', 'rocket']),
    bread('Mezza', [], {
      halves: { left: ['spinach', 'mozzarella', 'cherryTomato'], right: ['mozzarella', 'salami', 'pepper', 'chili'] },
    }),
    bread('Mittagsfladen', ['mozzarella', 'salami', 'rocket'], { shape: 'oval' }),
    bread('Ziege & Feige', ['goatCheese', 'fig', 'walnut', 'rocket'], { sauce: 'cream' }),
    bread('Tonno', ['mozzarella', 'tuna', 'redOnion', 'caper']),
    bread('Levante', ['aubergine', 'pomegranate', 'mint'], { sauce: 'hummus' }),
    bread('Rande & Baumnuss', ['potato', 'walnut', 'lambsLettuce'], { sauce: 'beetroot' }),
    bread('Verde', ['avocado', 'corn', 'cherryTomato', 'jalapeno'], { sauce: 'none' }),
    bread('Smoky Tofu', ['tofu', 'pepper', 'springOnion'], { sauce: 'barbecue' }),
    bread('Herzfladen', ['mozzarella', 'ham'], { shape: 'heart' }),
    bread('Bärenfladen', ['corn'], { shape: 'bear' }),
  ],
  toppings: () => topping.options.map((name) => bread(name, [name], { sauce: 'cream' })),
  shapes: () =>
    breadShape.options.flatMap((shape) => [
      bread(`${shape} mit Schinken`, ['mozzarella', 'ham', 'mushroom'], { shape }),
      bread(`${shape} mit Basilikum`, ['mozzarella', 'cherryTomato', 'basil'], { shape }),
    ]),
  sauces: () => sauce.options.map((name) => bread(name, [], { sauce: name })),
  salads: () => [
    salad('Grüner Salat', ['lettuce', 'cucumber', 'carrot', 'radish']),
    salad('Nüsslisalat', ['lambsLettuce', 'egg', 'bacon', 'crouton']),
    salad('Caesar Salat', ['lettuce', 'chicken', 'cherryTomato', 'parmesan', 'crouton']),
    salad('Bunter Salat', ['lettuce', 'radicchio', 'cherryTomato', 'cucumber', 'olive', 'redOnion', 'feta']),
    salad('Rucola & Parmesan', ['rocket', 'parmesan', 'pineNut', 'cherryTomato']),
    salad('Spinat & Feige', ['spinach', 'fig', 'goatCheese', 'walnut']),
    salad('Radicchio & Orange', ['radicchio', 'orange', 'pistachio']),
    salad('Caprese', ['tomato', 'mozzarella', 'basil']),
  ],
  starters: () => [
    starter('Focaccia', 'focaccia', ['rosemary', 'olive']),
    starter('Bruschetta', 'bruschetta', ['cherryTomato', 'garlic', 'basil']),
    starter('Kürbissuppe', 'soup', ['crouton'], 'pumpkin'),
    starter('Antipasti-Brett', 'board', ['curedHam', 'salami', 'parmesan', 'artichoke', 'driedTomato', 'olive']),
    starter('Pommes frites', 'fries', []),
    starter('Teigstängeli', 'sticks', ['basil'], 'tomato'),
    starter('Oliven', 'bowl', ['olive', 'greenOlive']),
    starter('Carpaccio', 'plate', ['beetroot', 'rocket', 'parmesan', 'pineNut']),
    starter('Vitello', 'plate', ['curedHam', 'caper', 'lemon']),
    starter('Brötchen', 'rolls', []),
    starter('Pestoschnecken', 'rolls', ['pineNut'], 'pesto'),
    starter('Pommes mit Ketchup', 'fries', [], 'tomato'),
    starter('Tomatensuppe', 'soup', ['basil'], 'tomato'),
    starter('Nüsse', 'bowl', ['walnut', 'almond', 'pistachio']),
    starter('Bruschetta Pesto', 'bruschetta', ['mozzarella', 'cherryTomato'], 'pesto'),
    { name: 'Gedeck', illustration: { kind: 'tableSetting' } },
  ],
  dips: () => [dip('Hummus', 'hummus', ['pomegranate']), ...sauce.options.map((name) => dip(name, name, []))],
  drinks: () => [
    drink('Bergwasser prickelnd', { vessel: 'bottle', liquid: 'water', label: 'sky', emblem: 'mountain' }),
    drink('Bergwasser still', { vessel: 'bottle', liquid: 'water', label: 'basil', emblem: 'drop' }),
    drink('Alpencola', { vessel: 'can', liquid: 'cola', label: 'ember', emblem: 'star' }),
    drink('Zitronenlimonade', {
      vessel: 'bottle',
      liquid: 'lemonade',
      label: 'sun',
      emblem: 'sun',
      garnish: ['lemon', 'mint'],
    }),
    drink('Apfelschorle', {
      vessel: 'bottle',
      liquid: 'appleJuice',
      label: 'ember',
      emblem: 'leaf',
      garnish: ['apple'],
    }),
    drink('Eistee vom Haus', {
      vessel: 'swingBottle',
      liquid: 'icedTea',
      label: 'paper',
      emblem: 'leaf',
      garnish: ['lemon', 'orange'],
    }),
    drink('Holunderblüte', { vessel: 'bottle', liquid: 'elderflower', label: 'blossom', emblem: 'flower' }),
    drink('Himbeerlimonade', {
      vessel: 'bottle',
      liquid: 'berryJuice',
      label: 'berry',
      emblem: 'star',
      garnish: ['raspberry', 'mint'],
    }),
    drink('Ofenbräu Lager', { vessel: 'beerBottle', liquid: 'lager', label: 'paper', emblem: 'hop' }),
    drink('Weizen', { vessel: 'beerBottle', liquid: 'wheatBeer', label: 'sun', emblem: 'sun' }),
    drink('Dunkles', { vessel: 'swingBottle', liquid: 'darkBeer', label: 'night', emblem: 'mountain' }),
    drink('Alkoholfrei', { vessel: 'can', liquid: 'lager', label: 'basil', emblem: 'hop' }),
    drink('Rotwein', { vessel: 'wineBottle', liquid: 'redWine', label: 'night', emblem: 'grape' }),
    drink('Weisswein', { vessel: 'wineBottle', liquid: 'whiteWine', label: 'paper', emblem: 'leaf' }),
    drink('Rosé', { vessel: 'wineBottle', liquid: 'roseWine', label: 'blossom', emblem: 'flower' }),
    drink('Spritz', { vessel: 'wineGlass', liquid: 'spritz', garnish: ['orange'] }),
    drink('Wasser im Glas', { vessel: 'glass', liquid: 'water' }),
    drink('Cola im Glas', { vessel: 'glass', liquid: 'cola', garnish: ['lemon'] }),
    drink('Stange', { vessel: 'beerGlass', liquid: 'lager' }),
    drink('Weizenglas', { vessel: 'beerGlass', liquid: 'wheatBeer' }),
    drink('Dunkles offen', { vessel: 'beerGlass', liquid: 'darkBeer' }),
    drink('Glas Roten', { vessel: 'wineGlass', liquid: 'redWine' }),
    drink('Prosecco', { vessel: 'flute', liquid: 'whiteWine' }),
    drink('Karaffe Wasser', { vessel: 'carafe', liquid: 'water', garnish: ['lemon', 'mint'] }),
    drink('Karaffe Eistee', { vessel: 'carafe', liquid: 'icedTea' }),
    drink('Kaffee', { vessel: 'cup', liquid: 'coffee' }),
    drink('Cappuccino', { vessel: 'cup', liquid: 'cappuccino' }),
    drink('Tee', { vessel: 'cup', liquid: 'tea', garnish: ['lemon'] }),
    drink('Schoggi', { vessel: 'cup', liquid: 'hotChocolate', garnish: ['amaretti'] }),
    drink('Orangensaft', { vessel: 'glass', liquid: 'orangeJuice', garnish: ['orange'] }),
    drink('Holunder im Glas', { vessel: 'glass', liquid: 'elderflower', garnish: ['mint'] }),
    drink('Rosé im Glas', { vessel: 'wineGlass', liquid: 'roseWine' }),
  ],
  liquids: () => [
    ...liquid.options.map((name) => drink(name, { vessel: 'glass', liquid: name })),
    ...vessel.options.map((name) => drink(name, { vessel: name, liquid: 'lemonade', label: 'basil', emblem: 'hop' })),
  ],
  labels: () =>
    labelColour.options.flatMap((label, index) => [
      drink(`${label} bottle`, { vessel: 'bottle', liquid: 'water', label, emblem: emblem.options[index] ?? 'drop' }),
      drink(`${label} can`, { vessel: 'can', liquid: 'cola', label, emblem: emblem.options[7 - index] ?? 'drop' }),
    ]),
  desserts: () => [
    dessert('Tiramisù', 'tiramisu', ['coffee'], ['chocolate']),
    dessert('Panna cotta', 'pannaCotta', ['raspberry'], ['raspberry', 'mint']),
    dessert('Brownie mit Vanilleglace', 'brownie', ['vanilla', 'caramel'], ['walnut']),
    dessert('Cannoli', 'cannoli', ['vanilla', 'pistachio'], ['pistachio']),
    dessert('Zitronensorbet', 'sorbet', ['lemon'], ['mint', 'lemon']),
    dessert('Glacebecher', 'gelato', ['strawberry', 'vanilla', 'chocolate'], ['strawberry']),
    dessert('Cheesecake', 'cheesecake', ['strawberry'], ['strawberry', 'mint']),
    dessert('Affogato', 'affogato', ['vanilla'], ['amaretti']),
    ...dessertDish.options.map((dish, index) =>
      dessert(`${dish} bare`, dish, [flavour.options[index + 2] ?? 'vanilla']),
    ),
    ...flavour.options.map((name) => dessert(name, 'gelato', [name])),
    ...flavour.options.slice(0, 6).map((name) => dessert(`${name} cake`, 'cheesecake', [name], ['blueberry'])),
  ],
  bake: () =>
    [0, 0.2, 0.4, 0.6, 0.8, 1].map((bake) => ({
      ...bread(`${bake} Prosciutto`, ['mozzarella', 'ham', 'mushroom', 'basil']),
      bake,
    })),
};

const COLUMNS = 8;
const LABEL = 26;
const paper = { light: ['#FBF6EE', '#2A1E14'], dark: ['#17120E', '#F4E9DA'] } as const;

async function sheet(what: string, size: number, tone: keyof typeof paper): Promise<string> {
  const [background, ink] = paper[tone];
  const all = samples[what]?.() ?? [];
  const cell = Math.max(size, 110) + 10;
  const pictures = all.flatMap(({ name, ...options }, index) => {
    const { data } = drawIllustration({ seed: name, ...options, size });
    const [left, top] = [(index % COLUMNS) * cell + 5, Math.floor(index / COLUMNS) * (cell + LABEL) + 5];
    const label = `<svg xmlns="http://www.w3.org/2000/svg" width="${cell}" height="${LABEL}"><text x="${cell / 2}" y="16" font-family="sans-serif" font-size="12" text-anchor="middle" fill="${ink}">${name.replace('&', '&amp;')}</text></svg>`;
    return [
      { input: Buffer.from(data.buffer), raw: { width: size, height: size, channels: 4 as const }, left, top },
      { input: Buffer.from(label), left: left - 5, top: top + cell - 8 },
    ];
  });
  const path = join(import.meta.dirname, 'sheets', `${what}-${size}-${tone}.png`);
  await sharp({
    create: {
      width: Math.min(COLUMNS, all.length) * cell,
      height: Math.ceil(all.length / COLUMNS) * (cell + LABEL),
      channels: 4,
      background,
    },
  })
    .composite(pictures)
    .png()
    .toFile(path);
  return path;
}

await mkdir(join(import.meta.dirname, 'sheets'), { recursive: true });
const [wanted, size = '192'] = process.argv.slice(2);
for (const what of wanted === undefined ? Object.keys(samples) : [wanted]) {
  for (const tone of ['light', 'dark'] as const) process.stdout.write(`${await sheet(what, Number(size), tone)}\n`);
}
