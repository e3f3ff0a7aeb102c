import { ALLERGEN_LABELS } from '@ofenpost/core/catalogue/allergen';
import type { Product } from '@ofenpost/core/catalogue/product';
import styles from './product-dialog.module.css';

/** Allergens and origins, to be read before buying. Source: LIV art. 5. */
export const ProductDeclaration = ({ product: { allergens, origins } }: { product: Product }) => (
  <dl className={styles.declaration}>
    <dt>Allergene</dt>
    <dd>
      {allergens.length === 0
        ? 'keine deklarationspflichtigen'
        : allergens.map((allergen) => ALLERGEN_LABELS[allergen]).join(', ')}
    </dd>
    {origins.length > 0 && (
      <>
        <dt>Herkunft</dt>
        <dd>{origins.map(({ ingredient, country }) => `${ingredient}: ${country}`).join(', ')}</dd>
      </>
    )}
  </dl>
);
