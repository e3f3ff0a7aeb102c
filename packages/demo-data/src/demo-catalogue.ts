import type { Catalogue, ProductGroup } from '@ofenpost/core/catalogue/catalogue';
import type { Product } from '@ofenpost/core/catalogue/product';
import type { Instant } from '@ofenpost/core/time/instant';
import { addDays, toInstant, toLocalDate } from '@ofenpost/core/time/zurich';
import { demoBeerAndWineProducts } from './demo-beer-and-wine-products.ts';
import { demoClassicProducts } from './demo-classic-products.ts';
import { demoId } from './demo-id.ts';
import { demoKidsProducts } from './demo-kids-products.ts';
import { demoSoftDrinkProducts } from './demo-soft-drink-products.ts';
import { demoSpecialProducts } from './demo-special-products.ts';
import { demoStarterProducts } from './demo-starter-products.ts';
import { demoSweetProducts } from './demo-sweet-products.ts';
import { demoVeganProducts } from './demo-vegan-products.ts';

const group = (number: number, name: string, description: string, products: Product[]): ProductGroup => ({
  id: demoId('productGroup', number),
  name,
  description,
  products,
});

/** The first favourite is the large picture of the home page. One product is sold out until the next morning. */
export function demoCatalogue(now: Instant): Catalogue {
  const tomorrow = toInstant(addDays(toLocalDate(now), 1), '11:00');
  return {
    productGroups: [
      group(1, 'Klassische Fladen', 'Wie in Neapel, nur näher.', demoClassicProducts),
      group(2, 'Hausspezialitäten', 'Was es so nur aus unserem Ofen gibt.', demoSpecialProducts(tomorrow)),
      group(3, 'Vegane Fladen', 'Ganz ohne Tier, mit vollem Geschmack.', demoVeganProducts),
      group(4, 'Süsses', 'Ein bisschen Platz ist immer noch.', demoSweetProducts),
      group(5, 'Vorspeisen & Salate', 'Zum Teilen oder zum Anfangen.', demoStarterProducts),
      group(6, 'Kinder', 'Kleine Portionen für grosse Augen.', demoKidsProducts),
      group(7, 'Alkoholfreies', 'Gut gekühlt vor deine Tür.', demoSoftDrinkProducts),
      group(8, 'Bier & Wein', 'Ab 16 Jahren, wir fragen nach dem Ausweis.', demoBeerAndWineProducts),
    ],
  };
}
