import type { BakedProduct } from '@ofenpost/core/catalogue/bake-minutes';
import { demoProduct } from './demo-product.ts';

export const demoKidsProducts: BakedProduct[] = [
  demoProduct(601, {
    name: 'Bärenfladen',
    description: 'Tomatensauce, Schnauze aus Mozzarella, Augen aus Oliven, Bäckchen aus Cherrytomaten, Mais',
    price: 1150,
    allergens: ['gluten', 'milk'],
    tags: ['vegetarian'],
    bakeMinutes: 4,
    illustration: { kind: 'flatbread', shape: 'bear', sauce: 'tomato', toppings: ['corn'] },
  }),
  demoProduct(602, {
    name: 'Herzfladen',
    description: 'Fladen in Herzform mit Tomatensauce, Mozzarella und Hinterschinken',
    price: 1250,
    allergens: ['gluten', 'milk'],
    origins: [{ ingredient: 'Hinterschinken', country: 'Schweiz' }],
    bakeMinutes: 4,
    illustration: { kind: 'flatbread', shape: 'heart', sauce: 'tomato', toppings: ['mozzarella', 'ham'] },
  }),
  demoProduct(603, {
    name: 'Knusperstangen',
    description: 'Gebackene Teigstangen mit Tomatensauce und Basilikum zum Dippen',
    price: 750,
    allergens: ['gluten'],
    tags: ['vegan'],
    ovenBreads: 1,
    illustration: { kind: 'starter', dish: 'sticks', sauce: 'tomato', toppings: ['basil'] },
  }),
  demoProduct(604, {
    name: 'Glacebecher',
    description: 'Drei kleine Kugeln: Erdbeere, Vanille, Schokolade',
    price: 650,
    allergens: ['gluten', 'eggs', 'milk', 'soy'],
    tags: ['vegetarian'],
    illustration: {
      kind: 'dessert',
      dish: 'gelato',
      flavours: ['strawberry', 'vanilla', 'chocolate'],
      toppings: ['strawberry'],
    },
  }),
];
