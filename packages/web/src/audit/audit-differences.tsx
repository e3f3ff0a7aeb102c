import type { RecordedDifference } from '@ofenpost/core/audit/recorded-differences';
import styles from './audit-admin.module.css';

/** How many stand there before one asks for more. */
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

/** What was changed; of much the first, and the others when they are asked for. */
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
