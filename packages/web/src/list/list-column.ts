import type { ReactNode } from 'react';

/** A column as data: what stands in its head and in its cells, and what it sorts by. */
export type ListColumn<Row, Sort extends string> = {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Where the list can be sorted by it. */
  readonly sort?: Sort;
  /** `end` for amounts. */
  readonly align?: 'end';
  /** Its share of the width; 1 where nothing is said. */
  readonly share?: number;
  /** What of it is shown on a phone: the first line, the end of the first line, or a line of its own with its title. */
  readonly onPhone: 'head' | 'headEnd' | 'line' | 'text';
};
