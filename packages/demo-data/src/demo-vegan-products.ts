import type { BakedProduct } from '@ofenpost/core/catalogue/bake-minutes';
import { veganBreadOptions } from './demo-option-groups.ts';
import { demoProduct } from './demo-product.ts';

export const demoVeganProducts: BakedProduct[] = [
  demoProduct(301, {
    name: 'Orto',
    description: 'Veganes Basilikumpesto, Zucchetti, Peperoni, Champignons, Cherrytomaten',
    price: 1850,
    allergens: ['gluten'],
    tags: ['vegan'],
    favourite: true,
    illustration: {
      kind: 'flatbread',
      sauce: 'pesto',
      toppings: ['zucchini', 'pepper', 'mushroom', 'cherryTomato'],
    },
    optionGroups: veganBreadOptions,
  }),
  demoProduct(302, {
    name: 'Rosso',
    description: 'Tomatensauce, rote Zwiebeln, Oliven, Knoblauch, Peperoncini',
    price: 1550,
    allergens: ['gluten'],
    tags: ['vegan', 'spicy'],
    illustration: { kind: 'flatbread', sauce: 'tomato', toppings: ['redOnion', 'olive', 'garlic', 'chili'] },
    optionGroups: veganBreadOptions,
  }),
  demoProduct(303, {
    name: 'Levante',
    description: 'Hummus, grillierte Auberginen, Granatapfel, Minze',
    price: 1950,
    allergens: ['gluten', 'sesame'],
    tags: ['vegan'],
    illustration: { kind: 'flatbread', sauce: 'hummus', toppings: ['aubergine', 'pomegranate', 'mint'] },
    optionGroups: veganBreadOptions,
  }),
  demoProduct(304, {
    name: 'Rande & Baumnuss',
    description: 'Randencreme, Kartoffeln, Baumnüsse, Nüsslisalat',
    price: 1850,
    allergens: ['gluten', 'nuts'],
    tags: ['vegan', 'new'],
    illustration: { kind: 'flatbread', sauce: 'beetroot', toppings: ['potato', 'walnut', 'lambsLettuce'] },
    optionGroups: veganBreadOptions,
  }),
  demoProduct(305, {
    name: 'Verde',
    description: 'Olivenöl, Avocado, Mais, Cherrytomaten, Jalapeños, Limette',
    price: 1950,
    allergens: ['gluten'],
    tags: ['vegan', 'spicy'],
    illustration: { kind: 'flatbread', sauce: 'none', toppings: ['avocado', 'corn', 'cherryTomato', 'jalapeno'] },
    optionGroups: veganBreadOptions,
  }),
  demoProduct(306, {
    name: 'Smoky Tofu',
    description: 'Barbecuesauce, Räuchertofu, Peperoni, Frühlingszwiebeln',
    price: 1850,
    allergens: ['gluten', 'soy', 'celery', 'mustard'],
    tags: ['vegan'],
    illustration: { kind: 'flatbread', sauce: 'barbecue', toppings: ['tofu', 'pepper', 'springOnion'] },
    optionGroups: veganBreadOptions,
  }),
];
