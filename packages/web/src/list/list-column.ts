import type { ReactNode } from 'react';

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
