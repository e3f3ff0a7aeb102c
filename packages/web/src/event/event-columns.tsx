import type { EventRow } from '@ofenpost/core/event/event-list';
import { formatDate, formatWeekday } from '@ofenpost/core/time/zurich';
import type { ListColumn } from '../list/list-column.ts';
import { EventStateBadge } from './event-state-badge.tsx';
import { eventTimes } from './event-times.ts';
import styles from './event-admin.module.css';

export const EVENT_COLUMNS: readonly ListColumn<EventRow, 'start' | 'title' | 'changed'>[] = [
  { id: 'title', title: 'Event', cell: ({ title }) => <b>{title}</b>, sort: 'title', share: 2, onPhone: 'head' },
  {
    id: 'start',
    title: 'Wann',
    cell: (event) => (
      <span className={styles.when}>
        {formatWeekday(event.start).slice(0, 2)}, {formatDate(event.start)} <span>{eventTimes(event)}</span>
      </span>
    ),
    sort: 'start',
    share: 1.9,
    onPhone: 'text',
  },
  {
    id: 'state',
    title: 'Zustand',
    cell: ({ state }) => <EventStateBadge state={state} />,
    onPhone: 'headEnd',
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
