import type { Product } from '@ofenpost/core/catalogue/product';
import { dips, dressing } from './demo-option-groups.ts';
import { demoProduct } from './demo-product.ts';

export const demoStarterProducts: Product[] = [
  demoProduct(501, {
    name: 'Focaccia',
    description: 'Warm aus dem Ofen, mit Olivenöl, Rosmarin, Oliven und Meersalz',
    price: 850,
    allergens: ['gluten'],
    tags: ['vegan'],
    illustration: { kind: 'starter', dish: 'focaccia', toppings: ['rosemary', 'olive'] },
  }),
  demoProduct(502, {
    name: 'Bruschetta',
    description: 'Drei geröstete Brotscheiben mit Cherrytomaten, Knoblauch und Basilikum',
    price: 950,
    allergens: ['gluten'],
    tags: ['vegan'],
    illustration: { kind: 'starter', dish: 'bruschetta', toppings: ['cherryTomato', 'garlic', 'basil'] },
  }),
  demoProduct(503, {
    name: 'Kürbissuppe',
    description: 'Mit Kokosmilch und Ingwer, dazu Croûtons aus unserem Fladenteig',
    price: 950,
    allergens: ['gluten', 'celery'],
    tags: ['vegan'],
    illustration: { kind: 'starter', dish: 'soup', sauce: 'pumpkin', toppings: ['crouton'] },
  }),
  demoProduct(504, {
    name: 'Antipasti-Brett',
    description: 'Rohschinken, Salami, Parmesan, Artischocken, getrocknete Tomaten, Oliven. Für zwei.',
    price: 2250,
    allergens: ['milk', 'sulphites'],
    origins: [
      { ingredient: 'Rohschinken', country: 'Italien' },
      { ingredient: 'Salami', country: 'Schweiz' },
    ],
    illustration: {
      kind: 'starter',
      dish: 'board',
      toppings: ['curedHam', 'salami', 'parmesan', 'artichoke', 'driedTomato', 'olive'],
    },
  }),
  demoProduct(505, {
    name: 'Hummus',
    description: 'Kichererbsen, Tahini, Zitronensaft, Granatapfel, dazu warmes Fladenbrot',
    price: 850,
    allergens: ['gluten', 'sesame'],
    tags: ['vegan'],
    illustration: { kind: 'dip', sauce: 'hummus', toppings: ['pomegranate'] },
  }),
  demoProduct(506, {
    name: 'Pommes frites',
    description: 'Aus Schweizer Kartoffeln, knusprig gebacken, mit Meersalz',
    price: 750,
    allergens: [],
    tags: ['vegan'],
    illustration: { kind: 'starter', dish: 'fries', toppings: [] },
    optionGroups: [dips],
  }),
  demoProduct(507, {
    name: 'Grüner Salat',
    description: 'Kopfsalat, Gurken, Rüebli, Radieschen',
    price: 850,
    allergens: [],
    tags: ['vegan'],
    illustration: { kind: 'salad', ingredients: ['lettuce', 'cucumber', 'carrot', 'radish'] },
    optionGroups: [dressing],
  }),
  demoProduct(508, {
    name: 'Nüsslisalat',
    description: 'Nüsslisalat, ein Spiegelei, knuspriger Speck, Croûtons',
    price: 1250,
    allergens: ['gluten', 'eggs'],
    origins: [{ ingredient: 'Speck', country: 'Schweiz' }],
    illustration: { kind: 'salad', ingredients: ['lambsLettuce', 'egg', 'bacon', 'crouton'] },
    optionGroups: [dressing],
  }),
  demoProduct(509, {
    name: 'Caesar Salat',
    description: 'Kopfsalat, grilliertes Poulet, Cherrytomaten, Parmesan, Croûtons',
    price: 1650,
    allergens: ['gluten', 'milk'],
    origins: [{ ingredient: 'Poulet', country: 'Schweiz' }],
    illustration: { kind: 'salad', ingredients: ['lettuce', 'chicken', 'cherryTomato', 'parmesan', 'crouton'] },
    optionGroups: [dressing],
  }),
];
