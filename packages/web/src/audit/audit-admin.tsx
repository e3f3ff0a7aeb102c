import { AUDIT_LIST, type AuditPerson } from '@ofenpost/core/audit/audit-list';
import { AUDIT_AREAS } from '@ofenpost/core/audit/audited';
import { Link } from '@tanstack/react-router';
import { adminPage } from '../app/admin-page.tsx';
import { useApp } from '../app/app-actors.tsx';
import { adminLink, paths } from '../app/paths.ts';
import { ListChoice } from '../list/list-choice.tsx';
import { ListHead } from '../list/list-head.tsx';
import { ListPeriodFilter } from '../list/list-period-filter.tsx';
import { ListView } from '../list/list-view.tsx';
import { useList } from '../list/use-list.ts';
import { AUDIT_COLUMNS } from './audit-columns.tsx';
import listStyles from '../list/list-view.module.css';
import controls from '../theme/controls.module.css';
import layout from '../theme/layout.module.css';

const AREAS = { all: 'Alle', ...AUDIT_AREAS };

/** Shows the audit log: who changed what, and when. */
function AuditAdmin({ data: { people } }: { data: { readonly people: readonly AuditPerson[] } }) {
  const { ports } = useApp();
  const list = useList(AUDIT_LIST, ports.audit.list);
  const { area, person } = list.query;
  const persons = { '': 'Alle', ...Object.fromEntries(people.map(({ id, name }) => [id, name])) };
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <ListHead title="Protokoll">
        <Link {...adminLink('accounts')} className={controls.secondary}>
          Zu den Konten
        </Link>
      </ListHead>
      <ListView
        name="Einträge"
        list={list}
        columns={AUDIT_COLUMNS}
        keyOf={({ number }) => String(number)}
        searchLabel="Name oder Nummer"
        filters={
          <>
            <ListChoice label="Bereich" value={area} options={AREAS} onValue={(chosen) => list.ask({ area: chosen })} />
            <ListChoice<string>
              label="Person"
              value={person}
              options={persons}
              onValue={(chosen) => list.ask({ person: chosen })}
            />
            <ListPeriodFilter period={list.query} onPeriod={list.ask} />
          </>
        }
        csvPath={paths.auditLogCsv}
        empty={
          <div className={listStyles.none}>
            <h2>Noch nichts geändert</h2>
            <p>Sobald jemand vom Team etwas ändert, steht es hier.</p>
          </div>
        }
      />
    </div>
  );
}

export const auditAdminPage = adminPage({
  path: 'audit-log',
  title: 'Protokoll',
  action: 'audit.read',
  access: 'zum Protokoll',
  load: async ({ audit }) => ({ people: await audit.listPeople() }),
  Page: AuditAdmin,
});
