import type { OrderedDeclaration } from '@ofenpost/core/declaration/declaration';
import { declarationEntries } from '@ofenpost/core/declaration/declaration-entries';
import styles from './declared-item.module.css';

type Props = {
  readonly declaration: Omit<OrderedDeclaration, 'minimumAge'> | undefined;
  readonly age?: number | null;
};

/** Allergens, traces, origins, production methods and age, line by line; per half where halves differ. Source: LIV art. 5. */
export const DeclaredItem = ({ declaration, age = null }: Props) => (
  <dl className={styles.facts}>
    {[
      ...declarationEntries(declaration),
      ...(age === null ? [] : [{ label: 'Alkohol', text: `ab ${age} Jahren, wir prüfen den Ausweis` }]),
    ].map(({ label, text }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);
