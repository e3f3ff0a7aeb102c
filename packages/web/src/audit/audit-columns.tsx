import type { AuditRow } from '@ofenpost/core/audit/audit-list';
import { formatDate, formatTime } from '@ofenpost/core/time/zurich';
import type { ListColumn } from '../list/list-column.ts';
import { AuditDifferences } from './audit-differences.tsx';
import styles from './audit-admin.module.css';

export const AUDIT_COLUMNS: readonly ListColumn<AuditRow, 'at'>[] = [
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
