import type { RecordedDifference } from '@ofenpost/core/audit/recorded-differences';
import styles from './audit-admin.module.css';

/** The number of changes that are shown at first. */
const SHOWN = 4;

const Lines = ({ differences }: { differences: readonly RecordedDifference[] }) => (
  <dl className={styles.differences}>
    {differences.map(({ label, before, after }, place) => (
      <div key={`${label}-${place}`}>
        <dt>{label}</dt>
        <dd>
          {before !== '' && (
            <>
              <del>{before}</del> <span aria-hidden="true">→</span>{' '}
            </>
          )}
          <ins>{after}</ins>
        </dd>
      </div>
    ))}
  </dl>
);

/** Shows the first changes, and the others on demand. */
export function AuditDifferences({ differences }: { differences: readonly RecordedDifference[] }) {
  const more = differences.slice(SHOWN);
  return (
    <>
      <Lines differences={differences.slice(0, SHOWN)} />
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>{more.length === 1 ? 'eine weitere' : `${more.length} weitere`}</summary>
          <Lines differences={more} />
        </details>
      )}
    </>
  );
}
