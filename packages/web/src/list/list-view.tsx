import type { ListPage } from '@ofenpost/core/list/list-page';
import type { ListQuery } from '@ofenpost/core/list/list-query';
import type { ReactNode } from 'react';
import { onDemand } from '../app/on-demand.tsx';
import { LoadFailure } from '../theme/load-failure.tsx';
import { LoadingShapes } from '../theme/loading-shapes.tsx';
import type { ListColumn } from './list-column.ts';
import type { GridProps } from './list-grid.tsx';
import { ListPages, rangeText } from './list-pages.tsx';
import { ListSearch } from './list-search.tsx';
import type { List } from './use-list.ts';
import controls from '../theme/controls.module.css';
import layout from '../theme/layout.module.css';
import styles from './list-view.module.css';

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
  /** The path of the CSV file with all matches. */
  readonly csvPath: string;
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
  const { name, list, columns, keyOf, onOpen, searchLabel, onEnter, filters, csvPath, empty } = props;
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
          <ListPages list={list as unknown as List} total={page.total} csvPath={csvPath} />
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
