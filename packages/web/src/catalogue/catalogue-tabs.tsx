import { Link } from '@tanstack/react-router';
import { adminLink } from '../app/paths.ts';
import styles from './catalogue-admin.module.css';

const TABS = [
  ['products', 'Produkte'],
  ['product-groups', 'Gruppen'],
  ['option-groups', 'Auswahlen'],
  ['pizza-parts', 'Eigene Pizzas'],
] as const;

/** Links the parts of the catalogue. */
export const CatalogueTabs = () => (
  <nav className={styles.tabs} aria-label="Sortiment">
    {TABS.map(([page, label]) => (
      <Link key={page} {...adminLink(page)} className={styles.tab}>
        {label}
      </Link>
    ))}
  </nav>
);
