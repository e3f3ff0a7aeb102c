import type { ImportCounts } from '@ofenpost/core/catalogue-file/import-check';
import styles from './catalogue-file.module.css';

const LABELS = [
  ['created', 'neu'],
  ['changed', 'geändert'],
  ['restored', 'zurückgeholt'],
  ['archived', 'archiviert'],
  ['unchanged', 'unverändert'],
] as const;

/** Shows how many items are created, changed, archived or unchanged. */
export const ImportCountList = ({ counts }: { counts: ImportCounts }) => (
  <dl className={styles.counts}>
    {LABELS.filter(([name]) => counts[name] > 0 || name === 'created' || name === 'changed').map(([name, label]) => (
      <div key={name} className={counts[name] === 0 ? styles.zero : undefined}>
        <dt>{label}</dt>
        <dd>{counts[name]}</dd>
      </div>
    ))}
  </dl>
);
