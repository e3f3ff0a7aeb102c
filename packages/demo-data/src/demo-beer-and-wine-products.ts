import type { BakedProduct } from '@ofenpost/core/catalogue/bake-minutes';
import { demoProduct } from './demo-product.ts';

export const demoBeerAndWineProducts: BakedProduct[] = [
  demoProduct(801, {
    name: 'Glut Lager',
    description: 'Helles Lager aus der Region, 4.8 % vol, 33 cl',
    price: 550,
    vatClass: 'alcohol',
    allergens: ['gluten'],
    labelled: { alcohol: { kind: 'fermented', volPermille: 48 }, drink: { ml: 330 } },
    illustration: { kind: 'drink', vessel: 'beerBottle', liquid: 'lager', label: 'paper', emblem: 'hop' },
  }),
  demoProduct(802, {
    name: 'Glut Weizen',
    description: 'Naturtrübes Weizenbier, 5.2 % vol, 5 dl',
    price: 690,
    vatClass: 'alcohol',
    allergens: ['gluten'],
    labelled: { alcohol: { kind: 'fermented', volPermille: 52 }, drink: { ml: 500 } },
    illustration: { kind: 'drink', vessel: 'beerBottle', liquid: 'wheatBeer', label: 'sun', emblem: 'sun' },
  }),
  demoProduct(803, {
    name: 'Glut Dunkel',
    description: 'Malziges Dunkelbier in der Bügelflasche, 5.0 % vol, 5 dl',
    price: 750,
    vatClass: 'alcohol',
    allergens: ['gluten'],
    labelled: { alcohol: { kind: 'fermented', volPermille: 50 }, drink: { ml: 500 } },
    illustration: { kind: 'drink', vessel: 'swingBottle', liquid: 'darkBeer', label: 'night', emblem: 'mountain' },
  }),
  // Up to 0.5 % vol is no alcoholic drink: reduced VAT rate and no age limit.
  demoProduct(804, {
    name: 'Glut Frei',
    description: 'Alkoholfreies Lager, unter 0.5 % vol, 33 cl',
    price: 500,
    allergens: ['gluten'],
    labelled: { drink: { ml: 330 } },
    illustration: { kind: 'drink', vessel: 'can', liquid: 'lager', label: 'basil', emblem: 'hop' },
  }),
  demoProduct(805, {
    name: 'Primitivo',
    description: 'Rotwein aus Apulien, beerig und weich, 14 % vol, 75 cl',
    price: 3250,
    vatClass: 'alcohol',
    allergens: ['sulphites'],
    labelled: { alcohol: { kind: 'fermented', volPermille: 140 }, drink: { ml: 750 } },
    illustration: { kind: 'drink', vessel: 'wineBottle', liquid: 'redWine', label: 'night', emblem: 'grape' },
  }),
  demoProduct(806, {
    name: 'Räuschling',
    description: 'Weisswein vom Zürichsee, frisch und leicht, 11.5 % vol, 75 cl',
    price: 3450,
    vatClass: 'alcohol',
    allergens: ['sulphites'],
    labelled: { alcohol: { kind: 'fermented', volPermille: 115 }, drink: { ml: 750 } },
    illustration: { kind: 'drink', vessel: 'wineBottle', liquid: 'whiteWine', label: 'paper', emblem: 'leaf' },
  }),
  demoProduct(807, {
    name: 'Rosé vom Weinland',
    description: 'Rosé aus Pinot noir, Zürcher Weinland, 12.5 % vol, 75 cl',
    price: 2950,
    vatClass: 'alcohol',
    allergens: ['sulphites'],
    labelled: { alcohol: { kind: 'fermented', volPermille: 125 }, drink: { ml: 750 } },
    illustration: { kind: 'drink', vessel: 'wineBottle', liquid: 'roseWine', label: 'blossom', emblem: 'flower' },
  }),
];
