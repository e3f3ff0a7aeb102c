import type { ProductRow } from '@ofenpost/core/catalogue/product-list';
import type { Instant } from '@ofenpost/core/time/instant';
import type { ListColumn } from '../list/list-column.ts';
import { Amount } from '../money/amount.tsx';
import { ProductPicture } from './product-picture.tsx';
import { ProductStateBadge } from './product-state.tsx';
import styles from './catalogue-admin.module.css';

export const productColumns = (now: Instant): readonly ListColumn<ProductRow, 'place' | 'name' | 'price'>[] => [
  {
    id: 'name',
    title: 'Produkt',
    cell: (row) => (
      <span className={styles.named}>
        <ProductPicture product={row} className={styles.thumb} size={40} />
        <span>{row.name}</span>
      </span>
    ),
    sort: 'name',
    share: 2.4,
    onPhone: 'head',
  },
  {
    id: 'group',
    title: 'Gruppe, wie auf der Karte',
    cell: ({ groupName }) => groupName,
    sort: 'place',
    share: 1.5,
    onPhone: 'line',
  },
  {
    id: 'state',
    title: 'Zustand',
    cell: (row) => <ProductStateBadge row={row} now={now} />,
    share: 1.3,
    onPhone: 'line',
  },
  {
    id: 'price',
    title: 'Preis',
    cell: ({ price }) => (
      <b>
        <Amount rappen={price} />
      </b>
    ),
    sort: 'price',
    align: 'end',
    onPhone: 'headEnd',
  },
];
