import { type AuditRow, AUDIT_LIST, type AuditPerson } from '@ofenpost/core/audit/audit-list';
import type { RecordedDifference } from '@ofenpost/core/audit/recorded-differences';
import { AUDIT_AREAS } from '@ofenpost/core/record/audit-entry';
import { formatDate, formatTime } from '@ofenpost/core/time/zurich';
import { Link, useLocation } from '@tanstack/react-router';
import { adminPage } from '../app/admin-page.tsx';
import { useApp } from '../app/app-actors.tsx';
import { parseSearch } from '../app/search-text.ts';
import { ListChoice, ListPeriodFilter } from '../record/list-filters.tsx';
import type { ListColumn } from '../record/list-rows.tsx';
import { ListHead, ListView } from '../record/list-view.tsx';
import { useList } from '../record/use-list.ts';
import { DifferenceLines } from './difference-lines.tsx';
import listStyles from '../record/list-view.module.css';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import styles from './audit-admin.module.css';

/** The number of changes that are shown at first. */
const SHOWN = 4;

/** Shows the first changes, and the others on demand. */
function AuditDifferences({ differences }: { differences: readonly RecordedDifference[] }) {
  const more = differences.slice(SHOWN);
  return (
    <>
      <DifferenceLines differences={differences.slice(0, SHOWN)} />
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>{more.length === 1 ? 'eine weitere' : `${more.length} weitere`}</summary>
          <DifferenceLines differences={more} />
        </details>
      )}
    </>
  );
}

const AUDIT_COLUMNS: readonly ListColumn<AuditRow, 'at'>[] = [
  {
    id: 'at',
    title: 'Wann',
    cell: ({ at }) => (
      <time dateTime={at}>
        {formatDate(at)} <span className={styles.quiet}>{formatTime(at)}</span>
      </time>
    ),
    sort: 'at',
    share: 1.1,
    onPhone: 'headEnd',
  },
  { id: 'by', title: 'Wer', cell: ({ by }) => by ?? <i className={styles.quiet}>ohne Konto</i>, onPhone: 'line' },
  {
    id: 'what',
    title: 'Was',
    cell: ({ title, subject }) => (
      <span className={styles.what}>
        {title}
        {subject !== '' && <b>{subject}</b>}
      </span>
    ),
    share: 1.6,
    onPhone: 'head',
  },
  {
    id: 'differences',
    title: 'Vorher und nachher',
    cell: ({ differences }) => <AuditDifferences differences={differences} />,
    share: 3,
    onPhone: 'text',
  },
];

const AREAS = { all: 'Alle', ...AUDIT_AREAS };

/** Shows the audit log: who changed what, and when. */
function AuditAdmin({ data: { people } }: { data: { readonly people: readonly AuditPerson[] } }) {
  const { ports } = useApp();
  const { searchStr } = useLocation();
  // What is searched may be the code of a gift card, so only our own links have a subject in their address.
  const { subject } = parseSearch(searchStr);
  const list = useList(AUDIT_LIST, ports.audit.list, AUDIT_LIST.withWords(AUDIT_LIST.start, subject).q);
  const { area, person } = list.query;
  const persons = { '': 'Alle', ...Object.fromEntries(people.map(({ id, name }) => [id, name])) };
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <ListHead title="Protokoll">
        <Link to="/admin/accounts" className={controls.secondary}>
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
  title: 'Protokoll',
  action: 'audit.read',
  access: 'zum Protokoll',
  load: async ({ audit }) => ({ people: await audit.listPeople() }),
  Page: AuditAdmin,
});
