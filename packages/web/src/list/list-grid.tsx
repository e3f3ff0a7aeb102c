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
import type { KeyboardEvent } from 'react';
import { FluentHost } from '../theme/fluent-host.tsx';
import type { ListColumn } from './list-column.ts';
import styles from './list-grid.module.css';

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
export function ListGrid<Row>({ name, rows, columns, keyOf, sort, onSort, onOpen }: GridProps<Row>) {
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
