/**
 * Draws contact sheets into `sheets/`: dishes, every topping and every shape on light and dark paper, each with its name.
 * `node packages/illustration/sheet.ts [what [size]]`, what is dishes, toppings, shapes, sauces or bake.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { breadShape, type Illustration, sauce, topping } from '@ofenpost/core/catalogue/illustration';
import sharp from 'sharp';
import { drawIllustration, type IllustrationOptions } from './src/draw-illustration.ts';

type Sample = Omit<IllustrationOptions, 'seed' | 'size'> & { readonly name: string };

type Flatbread = Extract<Illustration, { kind: 'flatbread' }>;

const bread = (name: string, toppings: Flatbread['toppings'], more: Partial<Flatbread> = {}): Sample => ({
  name,
  illustration: { kind: 'flatbread', sauce: 'tomato', toppings, ...more },
});

const samples: Record<string, () => readonly Sample[]> = {
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
    const { data } = drawIllustration({ ...options, seed: name, size });
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
