import { EVENT_STATE_LABELS } from '@ofenpost/core/event/event-labels';
import { EVENT_LIST } from '@ofenpost/core/event/event-list';
import { Link, useNavigate } from '@tanstack/react-router';
import { adminPage } from '../app/admin-page.tsx';
import { useApp } from '../app/app-actors.tsx';
import { adminLink, paths } from '../app/paths.ts';
import { ListChoice } from '../list/list-choice.tsx';
import { ListHead } from '../list/list-head.tsx';
import { ListView } from '../list/list-view.tsx';
import { useList } from '../list/use-list.ts';
import { EVENT_COLUMNS } from './event-columns.tsx';
import listStyles from '../list/list-view.module.css';
import controls from '../theme/controls.module.css';
import layout from '../theme/layout.module.css';

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
        <Link {...adminLink('events/new')} className={controls.primary}>
          Neuer Event
        </Link>
      </ListHead>
      <ListView
        name="Events"
        list={list}
        columns={EVENT_COLUMNS}
        keyOf={({ id }) => id}
        onOpen={({ id }) => void navigate(adminLink(`events/${id}`))}
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
        csvPath={paths.eventsCsv}
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
  path: 'events',
  title: 'Events',
  action: 'event.edit',
  access: 'zu den Events',
  load: async () => ({}),
  Page: EventAdmin,
});
