import type { OutlinedPizzaPart } from '@ofenpost/core/catalogue/catalogue-outline';
import { PIZZA_PART_LABELS, pizzaPartKind } from '@ofenpost/core/pizza-creator/pizza-part-kind';
import { Link } from '@tanstack/react-router';
import { adminLink } from '../app/paths.ts';
import { pizzaPartsPath } from './pizza-part-link.ts';
import styles from './pizza-parts-admin.module.css';

/** Links the kinds of parts in the order of choosing, with the number of each. */
export const PizzaKindTabs = ({ parts }: { readonly parts: readonly OutlinedPizzaPart[] }) => (
  <nav className={styles.kinds} aria-label="Teile der Pizza">
    {pizzaPartKind.options.map((kind) => (
      <Link key={kind} {...adminLink(pizzaPartsPath(kind))} activeOptions={{ exact: true }} className={styles.kind}>
        {PIZZA_PART_LABELS[kind].many}{' '}
        <small>{parts.filter((part) => part.kind === kind && part.archived === null).length}</small>
      </Link>
    ))}
  </nav>
);
