import { dateRange, type DateRange, RANGE_PRESETS } from '@ofenpost/core/accounting/date-range';
import { type LocalDate, localDate } from '@ofenpost/core/time/instant';
import { Link, linkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './books.module.css';

const BETWEEN = '..';

/** Parses `2026-11-20` or `2026-10-01..2026-12-31` (days in Zurich); null for any other text. */
export function readBooksAddress(id: string): { readonly day: LocalDate } | { readonly range: DateRange } | null {
  const [from, to, ...more] = id.split(BETWEEN);
  if (more.length > 0) return null;
  const day = localDate.safeParse(from).data;
  if (to === undefined) return day === undefined ? null : { day };
  const range = dateRange.safeParse({ from, to }).data;
  return range === undefined ? null : { range };
}

/** A range in an address: `2026-10-01..2026-12-31`. */
export const rangeId = ({ from, to }: DateRange): string => `${from}${BETWEEN}${to}`;

/** Links to a day of the books. */
export const dayLink = (day: LocalDate) => linkOptions({ to: '/admin/accounting/$id', params: { id: day } });
export const rangeLink = (range: DateRange) =>
  linkOptions({ to: '/admin/accounting/$id', params: { id: rangeId(range) } });

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
    <Link to="/admin/accounting" activeOptions={EXACTLY} aria-current={shown === 'day' ? 'page' : undefined}>
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
