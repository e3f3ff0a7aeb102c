import { type EventRow, EVENT_LIST } from '@ofenpost/core/event/event-list';
import { EVENT_STATE_LABELS, type EventState } from '@ofenpost/core/event/restaurant-event';
import { formatDate, formatWeekday } from '@ofenpost/core/time/zurich';
import { Link, useNavigate } from '@tanstack/react-router';
import { adminPage } from '../app/admin-page.tsx';
import { useApp } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { ListChoice } from '../record/list-filters.tsx';
import type { ListColumn } from '../record/list-rows.tsx';
import { ListHead, ListView } from '../record/list-view.tsx';
import { useList } from '../record/use-list.ts';
import { StateBadge } from '../ui/state-badge.tsx';
import { eventTimes } from './event-list.tsx';
import listStyles from '../record/list-view.module.css';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import styles from './event-admin.module.css';

const TONES = { draft: undefined, published: 'good', cancelled: 'bad' } as const;

export const EventStateBadge = ({ state }: { state: EventState }) => (
  <StateBadge tone={TONES[state]}>{EVENT_STATE_LABELS[state]}</StateBadge>
);

const EVENT_COLUMNS: readonly ListColumn<EventRow, 'start' | 'title' | 'changed'>[] = [
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

const WHEN = { coming: 'Kommende', past: 'Vergangene', all: 'Alle' };
const STATES = { all: 'Alle', ...EVENT_STATE_LABELS };

/** Lists all events: future ones, and past ones as the archive. */
function EventAdmin() {
  const { ports } = useApp();
  const navigate = useNavigate();
  const list = useList(EVENT_LIST, ports.eventAdmin.list);
  const { when, state } = list.query;
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <ListHead title="Events">
        <Link to={paths.events} className={controls.secondary}>
          Seite der Gäste
        </Link>
        <Link to="/admin/events/$id" params={{ id: 'new' }} className={controls.primary}>
          Neuer Event
        </Link>
      </ListHead>
      <ListView
        name="Events"
        list={list}
        columns={EVENT_COLUMNS}
        keyOf={({ id }) => id}
        onOpen={({ id }) => void navigate({ to: '/admin/events/$id', params: { id } })}
        searchLabel="Titel oder Beschreibung"
        filters={
          <>
            <ListChoice label="Wann" value={when} options={WHEN} onValue={(chosen) => list.ask({ when: chosen })} />
            <ListChoice
              label="Zustand"
              value={state}
              options={STATES}
              onValue={(chosen) => list.ask({ state: chosen })}
            />
          </>
        }
        empty={
          <div className={listStyles.none}>
            <h2>Nichts geplant</h2>
            <p>Ein neuer Event ist zuerst ein Entwurf. Gäste sehen ihn, sobald du ihn veröffentlichst.</p>
          </div>
        }
      />
    </div>
  );
}

export const eventsAdminPage = adminPage({
  title: 'Events',
  action: 'event.edit',
  access: 'zu den Events',
  load: async () => ({}),
  Page: EventAdmin,
});
