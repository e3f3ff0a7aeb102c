import { pageCount, type ListPage } from '@ofenpost/core/list/list-page';
import { LIST_SIZES, type ListQuery } from '@ofenpost/core/list/list-query';
import type { ReactNode } from 'react';
import { LoadFailure, LoadingShapes } from '../ui/loading.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import type { ListColumn, GridProps } from './list-rows.tsx';
import { ListSearch } from './list-search.tsx';
import type { List } from './use-list.ts';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import listHeadStyles from './list-head.module.css';
import styles from './list-view.module.css';

const thousands = (count: number): string => String(count).replaceAll(/\B(?=(\d{3})+$)/g, "'");

/** Describes the rows of a page: `26–50 von 10'000`. */
function rangeText({ page, size }: Pick<ListQuery, 'page' | 'size'>, total: number): string {
  const first = (page - 1) * size + 1;
  return first > total
    ? `keine von ${thousands(total)}`
    : `${thousands(first)}–${thousands(Math.min(page * size, total))} von ${thousands(total)}`;
}

/** Shows the range of rows, the page size, links to the other pages, and the CSV file of all matches. */
function ListPages({ list, total }: { list: List; total: number }) {
  const { page, size } = list.query;
  const pages = pageCount(total, size);
  const button = (text: string, to: number) => (
    <button
      type="button"
      className={`${controls.secondary} ${controls.small}`}
      disabled={to < 1 || to > pages}
      onClick={() => list.ask({ page: to })}
    >
      {text}
    </button>
  );
  return (
    <nav className={styles.pages} aria-label="Seiten">
      <p>{rangeText(list.query, total)}</p>
      <label className={styles.size}>
        Zeilen
        <select value={size} onChange={({ target }) => list.ask({ size: Number(target.value) })}>
          {LIST_SIZES.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      {list.secretWords === '' ? (
        <a href={`${list.csvPath}${list.address}`} download>
          Als Tabelle (CSV)
        </a>
      ) : (
        <form method="post" action={`${list.csvPath}${list.address}`}>
          <input type="hidden" name="q" value={list.secretWords} />
          <button type="submit" className={styles.csv}>
            Als Tabelle (CSV)
          </button>
        </form>
      )}
      {(pages > 1 || page > 1) && (
        <span className={styles.turn}>
          {button('Zurück', Math.min(page - 1, pages))}
          {button('Weiter', page + 1)}
        </span>
      )}
    </nav>
  );
}

const listRows = onDemand<GridProps<never>>(() => import('./list-rows.tsx').then((module) => module.ListRows));

type Props<Row, Query extends ListQuery> = {
  /** The plural of what the list shows: `Gutscheine`. */
  readonly name: string;
  readonly list: List<Query, ListPage<Row>>;
  readonly columns: readonly ListColumn<Row, string>[];
  readonly keyOf: (row: Row) => string;
  readonly onOpen?: (row: Row) => void;
  readonly searchLabel: string;
  readonly onEnter?: (text: string) => boolean;
  readonly filters: ReactNode;
  /** Replaces the rows while there are none at all. */
  readonly empty: ReactNode;
};

const Loading = () => (
  <div className={styles.loading} aria-hidden="true">
    <LoadingShapes count={5} className={styles.shape} />
  </div>
);

/** The common list of the admin pages: search, filters, rows, pages and CSV file. */
export function ListView<Row, Query extends ListQuery>(props: Props<Row, Query>) {
  const { name, list, columns, keyOf, onOpen, searchLabel, onEnter, filters, empty } = props;
  const { page, query } = list;
  const ask = (change: Partial<ListQuery>) => list.ask(change as Partial<Query>);
  const isEmpty = page?.total === 0;
  return (
    <section className={`${layout.card} ${styles.list}`} aria-label={name}>
      <div className={styles.bar}>
        <ListSearch label={searchLabel} value={query.q} onSearch={(q) => ask({ q })} onEnter={onEnter} />
        {filters}
      </div>
      <p role="status" className={controls.visuallyHidden}>
        {page === null
          ? !list.hasFailed && `${name} werden geladen`
          : !list.isBusy && `${name}: ${rangeText(query, page.total)}`}
      </p>
      {list.hasFailed && <LoadFailure what={name} onRetry={list.retry} />}
      {page === null && !list.hasFailed && <Loading />}
      {isEmpty && (list.isWhole ? empty : <NoHit name={name} onForget={list.forgetFilters} />)}
      {page !== null && !isEmpty && (
        <>
          <div className={list.isBusy ? styles.busy : undefined} aria-busy={list.isBusy}>
            <listRows.Component
              {...({
                name,
                rows: page.rows,
                columns,
                keyOf,
                sort: query.sort,
                onSort: (sort: ListQuery['sort']) => ask({ sort }),
                onOpen,
              } as unknown as GridProps<never>)}
            />
          </div>
          <ListPages list={list as unknown as List} total={page.total} />
        </>
      )}
    </section>
  );
}

const NoHit = ({ name, onForget }: { name: string; onForget: () => void }) => (
  <div className={styles.none}>
    <h2>Nichts gefunden</h2>
    <p>Zu dieser Suche gibt es keine {name}.</p>
    <button type="button" className={controls.secondary} onClick={onForget}>
      Alle zeigen
    </button>
  </div>
);

type ListHeadProps = {
  readonly title: string;
  /** A figure about the whole list. */
  readonly fact?: { readonly label: string; readonly value: string } | null;
  readonly children?: ReactNode;
};

/** Shows the title of a list, its figure and its actions. */
export const ListHead = ({ title, fact = null, children }: ListHeadProps) => (
  <header className={listHeadStyles.head}>
    <h1>{title}</h1>
    {fact !== null && (
      <p className={listHeadStyles.fact}>
        {fact.label} <b>{fact.value}</b>
      </p>
    )}
    <div className={listHeadStyles.actions}>{children}</div>
  </header>
);
