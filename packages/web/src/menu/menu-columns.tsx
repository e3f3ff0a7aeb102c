import type { StoredMenu } from '@ofenpost/core/menu/stored-menu';
import { formatDate, formatLocalDate } from '@ofenpost/core/time/zurich';
import type { ListColumn } from '../list/list-column.ts';
import { Amount } from '../money/amount.tsx';
import { MenuState } from './menu-state.tsx';

export const MENU_COLUMNS: readonly ListColumn<StoredMenu, 'name' | 'price' | 'validFrom' | 'validTo' | 'changed'>[] = [
  { id: 'name', title: 'Menü', cell: ({ name }) => <b>{name}</b>, sort: 'name', share: 1.6, onPhone: 'head' },
  { id: 'courses', title: 'Gänge', cell: ({ courses }) => courses.join(', '), share: 2.4, onPhone: 'text' },
  {
    id: 'valid',
    title: 'Gültig',
    cell: ({ validFrom, validTo }) => `${formatLocalDate(validFrom)} bis ${formatLocalDate(validTo)}`,
    sort: 'validTo',
    share: 1.9,
    onPhone: 'line',
  },
  { id: 'state', title: 'Zustand', cell: (menu) => <MenuState menu={menu} />, onPhone: 'headEnd' },
  {
    id: 'price',
    title: 'Preis',
    cell: ({ price }) => <Amount rappen={price} />,
    sort: 'price',
    align: 'end',
    onPhone: 'line',
  },
  {
    id: 'changed',
    title: 'Geändert',
    cell: ({ changed }) => formatDate(changed),
    sort: 'changed',
    align: 'end',
    onPhone: 'line',
  },
];
