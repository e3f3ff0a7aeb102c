import type { RecordedDifference } from '@ofenpost/core/audit/recorded-differences';
import styles from './difference-lines.module.css';

/** Shows changed fields, each with its value before and after. */
export const DifferenceLines = ({ differences }: { differences: readonly RecordedDifference[] }) => (
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
