import { Link } from '@tanstack/react-router';
import { deskLink } from '../app/paths.ts';
import styles from './goods-desk.module.css';

const TABS = [
  ['products', 'Produkte'],
  ['product-groups', 'Gruppen'],
  ['option-groups', 'Auswahlen'],
  ['pizza-parts', 'Eigene Pizzas'],
] as const;

/** The parts of the catalogue. */
export const GoodsTabs = () => (
  <nav className={styles.tabs} aria-label="Sortiment">
    {TABS.map(([page, label]) => (
      <Link key={page} {...deskLink(page)} className={styles.tab}>
        {label}
      </Link>
    ))}
  </nav>
);
