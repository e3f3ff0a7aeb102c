import { RANGE_PRESETS } from '@ofenpost/core/accounting/date-range';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { dayLink, rangeLink } from './books-address.ts';
import styles from './books.module.css';

/** Shows the title of the books and their actions. */
export const BooksHead = ({ children }: { readonly children: ReactNode }) => (
  <header className={styles.head}>
    <h1>Buchhaltung</h1>
    <div className={styles.actions}>{children}</div>
  </header>
);

type TabsProps = { readonly shown: 'day' | 'range'; readonly today: LocalDate };

const EXACTLY = { exact: true };

/** Switches between a day and a range. */
export const BooksTabs = ({ shown, today }: TabsProps) => (
  <nav className={styles.tabs} aria-label="Ansicht">
    <Link {...dayLink(null)} activeOptions={EXACTLY} aria-current={shown === 'day' ? 'page' : undefined}>
      Tag
    </Link>
    <Link
      {...rangeLink(RANGE_PRESETS.month.of(today))}
      activeOptions={EXACTLY}
      aria-current={shown === 'range' ? 'page' : undefined}
    >
      Auswertung
    </Link>
  </nav>
);
