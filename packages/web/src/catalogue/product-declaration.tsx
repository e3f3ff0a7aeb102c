import { ALLERGEN_LABELS, type Allergen, ALLERGENS } from '@ofenpost/core/catalogue/allergen';
import type { Option } from '@ofenpost/core/catalogue/option-group';
import type { ShownProduct } from './shown-product.ts';
import styles from './product-dialog.module.css';

const named = (allergens: readonly Allergen[]) =>
  allergens.length === 0
    ? 'keine der 14 deklarationspflichtigen'
    : allergens.map((one) => ALLERGEN_LABELS[one]).join(', ');

type Props = { readonly product: ShownProduct; readonly chosen: readonly Option[] };

/** Shows allergens and origins of the product with the chosen options, to be read before buying. Source: LIV art. 5. */
export function ProductDeclaration({ product, chosen }: Props) {
  const all = new Set([...product.allergens, ...chosen.flatMap(({ allergens }) => allergens)]);
  return (
    <dl className={styles.declaration}>
      <dt>Allergene</dt>
      <dd>{named(ALLERGENS.filter((one) => all.has(one)))}</dd>
      {product.origins.length > 0 && (
        <>
          <dt>Herkunft</dt>
          <dd>{product.origins.map(({ ingredient, country }) => `${ingredient}: ${country}`).join(', ')}</dd>
        </>
      )}
    </dl>
  );
}
