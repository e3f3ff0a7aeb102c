import type { OrderedDeclaration } from '@ofenpost/core/declaration/declaration';
import { declarationEntries } from '@ofenpost/core/declaration/declaration-entries';
import { minimumAgeOfLines } from '@ofenpost/core/declaration/minimum-age';
import type { VatClass } from '@ofenpost/core/vat/vat';
import { useRestaurant } from '../app/app-actors.tsx';
import styles from './declared-dish.module.css';

type Dish = { readonly vatClass: VatClass; readonly declaration?: OrderedDeclaration | undefined };

/** Guests are asked to call, but this is the call. */
const UNKNOWN = 'nicht angegeben, frag in der Küche';

/** What staff answer a caller about a dish: allergens, traces, origins, production methods, age. Source: LIV art. 5. */
export function DeclaredDish({ dish }: { readonly dish: Dish }) {
  const { alcoholMinAge } = useRestaurant();
  const { declaration } = dish;
  const age = minimumAgeOfLines([dish], alcoholMinAge);
  const entries = [
    ...declarationEntries(declaration, UNKNOWN),
    ...(age === null ? [] : [{ label: 'Alter', text: `ab ${age} Jahren` }]),
  ];
  return (
    <dl className={styles.entries}>
      {entries.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
