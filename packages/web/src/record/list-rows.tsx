import {
  DataGrid,
  DataGridBody,
  DataGridCell,
  DataGridHeader,
  DataGridHeaderCell,
  DataGridRow,
  createTableColumn,
} from '@fluentui/react-components';
import { type ListQuery, sortOf, sortedBy } from '@ofenpost/core/list/list-query';
import { type ReactNode, type KeyboardEvent, useSyncExternalStore } from 'react';
import { FluentHost } from '../ui/fluent-host.tsx';
import listCardsStyles from './list-cards.module.css';
import styles from './list-grid.module.css';

/** A column as data: the contents of its header and its cells, and its sort key. */
export type ListColumn<Row, Sort extends string> = {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** The sort key, if the list can be sorted by it. */
  readonly sort?: Sort;
  /** `end` for amounts. */
  readonly align?: 'end';
  /** Its share of the width; 1 by default. */
  readonly share?: number;
  /**
   * Where a card on a phone shows it: in the first line, at the end of the first line, or in its own line with its
   * title.
   */
  readonly onPhone: 'head' | 'headEnd' | 'line' | 'text';
};

export type GridProps<Row> = {
  /** The plural of the rows for screen readers, such as `Gutscheine`. */
  readonly name: string;
  readonly rows: readonly Row[];
  readonly columns: readonly ListColumn<Row, string>[];
  readonly keyOf: (row: Row) => string;
  readonly sort: ListQuery['sort'];
  readonly onSort: (sort: ListQuery['sort']) => void;
  /** Called on a press or Enter; without it rows are read-only. */
  readonly onOpen?: ((row: Row) => void) | undefined;
};

/**
 * Fluent treats a column as sortable if it has a compare function with two parameters; the server has sorted the rows.
 */
const sortedByServer = (_one: unknown, _other: unknown): number => 0;

/** The arrow keys lead from row to row. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const { nextElementSibling, previousElementSibling } = event.currentTarget;
  const neighbours: Readonly<Record<string, Element | null>> = {
    ArrowDown: nextElementSibling,
    ArrowUp: previousElementSibling,
  };
  const to = neighbours[event.key];
  if (!(to instanceof HTMLElement)) return;
  event.preventDefault();
  to.focus();
}

/** Shows the rows as a grid: the arrow keys move between rows, Enter opens a row or moves into its controls. */
function ListGrid<Row>({ name, rows, columns, keyOf, sort, onSort, onOpen }: GridProps<Row>) {
  const { column: sorted, isDescending } = sortOf(sort);
  const sortColumn = columns.find((column) => column.sort === sorted)?.id;
  const classOf = (id: unknown) =>
    columns.find((column) => column.id === id)?.align === 'end' ? styles.end : undefined;
  const template = columns.map(({ share = 1 }) => `minmax(0, ${share}fr)`).join(' ');
  const definitions = columns.map(({ id, title, cell, sort: by }) =>
    createTableColumn<Row>({
      columnId: id,
      renderHeaderCell: () => title,
      renderCell: cell,
      ...(by !== undefined && { compare: sortedByServer }),
    }),
  );
  return (
    <FluentHost>
      <DataGrid
        items={[...rows]}
        columns={definitions}
        getRowId={keyOf}
        sortable
        sortState={{ sortColumn, sortDirection: isDescending ? 'descending' : 'ascending' }}
        onSortChange={(_, { sortColumn: pressed }) => {
          const by = columns.find(({ id }) => id === pressed)?.sort;
          if (by !== undefined) onSort(sortedBy(by, sort));
        }}
        focusMode={onOpen === undefined ? 'row_unstable' : 'none'}
        aria-label={name}
        className={styles.grid ?? ''}
        style={{ ['--columns' as string]: template }}
      >
        <DataGridHeader className={styles.head ?? ''}>
          <DataGridRow className={styles.row ?? ''}>
            {({ renderHeaderCell, columnId }) => (
              <DataGridHeaderCell className={[styles.headCell, classOf(columnId)].join(' ')}>
                {renderHeaderCell()}
              </DataGridHeaderCell>
            )}
          </DataGridRow>
        </DataGridHeader>
        <DataGridBody<Row>>
          {({ item, rowId }) => (
            <DataGridRow<Row>
              key={rowId}
              className={[styles.row, styles.bodyRow, onOpen && styles.opens].join(' ')}
              {...(onOpen && {
                tabIndex: 0,
                onClick: () => onOpen(item),
                onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
                  if (event.key === 'Enter') onOpen(item);
                  else walk(event);
                },
              })}
            >
              {({ renderCell, columnId }) => (
                <DataGridCell focusMode="none" className={[styles.cell, classOf(columnId)].join(' ')}>
                  {renderCell(item)}
                </DataGridCell>
              )}
            </DataGridRow>
          )}
        </DataGridBody>
      </DataGrid>
    </FluentHost>
  );
}

/** Shows the rows as cards, for phones. */
function ListCards<Row>({ name, rows, columns, keyOf, onOpen }: GridProps<Row>) {
  const cells = (row: Row, place: (typeof columns)[number]['onPhone']) =>
    columns
      .filter(({ onPhone }) => onPhone === place)
      .map(({ id, title, cell }) => ({ id, title, content: cell(row) }));
  const cardOf = (row: Row): ReactNode => (
    <>
      <span className={listCardsStyles.head}>
        {cells(row, 'head').map(({ id, content }) => (
          <b key={id}>{content}</b>
        ))}
        {cells(row, 'headEnd').map(({ id, content }) => (
          <span key={id}>{content}</span>
        ))}
      </span>
      {cells(row, 'text').map(({ id, content }) => (
        <span key={id} className={listCardsStyles.text}>
          {content}
        </span>
      ))}
      {cells(row, 'line').map(({ id, title, content }) => (
        <span key={id} className={listCardsStyles.line}>
          <span className={listCardsStyles.title}>{title}</span>
          <span>{content}</span>
        </span>
      ))}
    </>
  );
  return (
    <ul className={listCardsStyles.cards} aria-label={name}>
      {rows.map((row) => (
        <li key={keyOf(row)}>
          {onOpen === undefined ? (
            <div className={listCardsStyles.card}>{cardOf(row)}</div>
          ) : (
            <button type="button" className={listCardsStyles.card} onClick={() => onOpen(row)}>
              {cardOf(row)}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

const NARROW = '(max-width: 47.5em)';

const subscribe = (changed: () => void) => {
  const query = matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Shows the rows as a grid, or as cards where it has no room. Loaded in the browser alone. */
export function ListRows<Row>(props: GridProps<Row>) {
  const isNarrow = useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);
  return isNarrow ? <ListCards {...props} /> : <ListGrid {...props} />;
}
