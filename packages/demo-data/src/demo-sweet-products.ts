import type { BakedProduct } from '@ofenpost/core/catalogue/bake-minutes';
import { sweetExtras } from './demo-option-groups.ts';
import { demoProduct } from './demo-product.ts';

export const demoSweetProducts: BakedProduct[] = [
  demoProduct(401, {
    name: 'Beerenherz',
    description: 'Fladen in Herzform mit Mascarpone, Erdbeeren, Heidelbeeren und Minze',
    price: 1350,
    allergens: ['gluten', 'milk'],
    tags: ['vegetarian'],
    favourite: true,
    illustration: {
      kind: 'flatbread',
      shape: 'heart',
      sauce: 'mascarpone',
      toppings: ['strawberry', 'blueberry', 'mint'],
    },
    optionGroups: [sweetExtras],
  }),
  demoProduct(402, {
    name: 'Schoggifladen',
    description: 'Haselnuss-Schokoladencreme, Bananen, geröstete Mandeln',
    price: 1250,
    allergens: ['gluten', 'milk', 'nuts', 'soy'],
    tags: ['vegetarian'],
    illustration: { kind: 'flatbread', sauce: 'chocolate', toppings: ['banana', 'almond'] },
    optionGroups: [sweetExtras],
  }),
  demoProduct(403, {
    name: 'Apfeltasche',
    description: 'Zugeklappter Fladen mit Mascarpone, Äpfeln, Zimt und Mandeln',
    price: 1150,
    allergens: ['gluten', 'milk', 'nuts'],
    tags: ['vegetarian'],
    illustration: { kind: 'flatbread', shape: 'folded', sauce: 'mascarpone', toppings: ['apple', 'almond'] },
    optionGroups: [sweetExtras],
  }),
  demoProduct(404, {
    name: 'Tiramisù',
    description: 'Mascarpone, Löffelbiskuits, kräftiger Espresso, Schokolade. Ohne Alkohol.',
    price: 950,
    allergens: ['gluten', 'eggs', 'milk', 'soy'],
    tags: ['vegetarian'],
    illustration: { kind: 'dessert', dish: 'tiramisu', flavours: ['coffee'], toppings: ['chocolate'] },
  }),
  demoProduct(405, {
    name: 'Panna cotta',
    description: 'Rahm, Vanille, Himbeeren, Minze. Mit Agar-Agar statt Gelatine.',
    price: 850,
    allergens: ['milk'],
    tags: ['vegetarian'],
    illustration: { kind: 'dessert', dish: 'pannaCotta', flavours: ['raspberry'], toppings: ['raspberry', 'mint'] },
  }),
  demoProduct(406, {
    name: 'Brownie mit Vanilleglace',
    description: 'Saftiger Schokoladenkuchen, Caramelsauce, Vanilleglace, Baumnüsse',
    price: 1050,
    allergens: ['gluten', 'eggs', 'milk', 'nuts', 'soy'],
    tags: ['vegetarian'],
    illustration: { kind: 'dessert', dish: 'brownie', flavours: ['vanilla', 'caramel'], toppings: ['walnut'] },
  }),
  demoProduct(407, {
    name: 'Cannoli',
    description: 'Zwei knusprige Teigrollen mit Ricottacreme und Pistazien',
    price: 850,
    allergens: ['gluten', 'eggs', 'milk', 'nuts'],
    tags: ['vegetarian'],
    illustration: { kind: 'dessert', dish: 'cannoli', flavours: ['vanilla', 'pistachio'], toppings: ['pistachio'] },
  }),
  demoProduct(408, {
    name: 'Zitronensorbet',
    description: 'Zwei Kugeln aus Zitrone und Zucker, frische Minze',
    price: 750,
    allergens: [],
    tags: ['vegan'],
    illustration: { kind: 'dessert', dish: 'sorbet', flavours: ['lemon'], toppings: ['mint', 'lemon'] },
  }),
];
