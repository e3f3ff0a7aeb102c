import type { BakedProduct } from '@ofenpost/core/catalogue/bake-minutes';
import type { ProductGroup } from '@ofenpost/core/catalogue/catalogue';
import type { Station } from '@ofenpost/core/catalogue/station';
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

type DemoGroup = Omit<ProductGroup, 'products'> & { readonly station: Station; readonly products: BakedProduct[] };

const group = (
  number: number,
  station: Station,
  name: string,
  description: string,
  products: BakedProduct[],
): DemoGroup => ({
  id: demoId('productGroup', number),
  name,
  description,
  station,
  products,
});

/** The first favourite is the large picture of the home page. One product is sold out until the next morning. */
export function demoCatalogue(now: Instant): { productGroups: DemoGroup[] } {
  const tomorrow = toInstant(addDays(toLocalDate(now), 1), '11:00');
  return {
    productGroups: [
      group(1, 'oven', 'Klassische Fladen', 'Wie in Neapel, nur näher.', demoClassicProducts),
      group(2, 'oven', 'Hausspezialitäten', 'Was es so nur aus unserem Ofen gibt.', demoSpecialProducts(tomorrow)),
      group(3, 'oven', 'Vegane Fladen', 'Ganz ohne Tier, mit vollem Geschmack.', demoVeganProducts),
      group(4, 'cold', 'Süsses', 'Ein bisschen Platz ist immer noch.', demoSweetProducts),
      group(5, 'cold', 'Vorspeisen & Salate', 'Zum Teilen oder zum Anfangen.', demoStarterProducts),
      group(6, 'oven', 'Kinder', 'Kleine Portionen für grosse Augen.', demoKidsProducts),
      group(7, 'drinks', 'Alkoholfreies', 'Gut gekühlt vor deine Tür.', demoSoftDrinkProducts),
      group(8, 'drinks', 'Bier & Wein', 'Ab 16 Jahren, wir fragen nach dem Ausweis.', demoBeerAndWineProducts),
    ],
  };
}
