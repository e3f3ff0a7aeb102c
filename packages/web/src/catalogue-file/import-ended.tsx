import {
  type ImportCounts,
  type CatalogueImport,
  importErrorMessage,
} from '@ofenpost/core/catalogue-file/catalogue-import';
import { formatDate, formatTime } from '@ofenpost/core/time/zurich';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { CatalogueImportState } from './import-progress.tsx';
import controls from '../ui/controls.module.css';
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

/** Describes the result of an import and what it means for the catalogue. */
function outcomeOf({ state, title, failure, ended, at }: CatalogueImport): readonly [title: string, text: string] {
  const when = `${formatDate(ended ?? at)}, ${formatTime(ended ?? at)}`;
  if (state === 'done') return [`${title} ist importiert`, `Gäste sehen es schon. Fertig am ${when}.`];
  if (state === 'cancelled')
    return [`Import von ${title} abgebrochen`, `Geändert wurde nichts: Das Sortiment ist wie vorher. ${when}.`];
  return [`${title} wurde nicht importiert`, failure ?? ''];
}

/** Shows how the last import ended. */
export function ImportEnded({
  shown,
  admin: { ask, refusal, request },
}: {
  shown: CatalogueImport;
  admin: CatalogueImportState;
}) {
  const isDone = shown.state === 'done';
  const [title, text] = outcomeOf(shown);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button has been removed, so the focus moves to the result.
  const begin = useEffectEvent(() => request.type === 'import.cancelled' && heading.current?.focus());
  useEffect(() => void begin(), []);
  return (
    <div className={isDone ? styles.done : shown.state === 'failed' ? styles.failed : styles.cancelled}>
      <div role="status">
        <h3 ref={heading} tabIndex={-1}>
          {title}
        </h3>
      </div>
      {refusal !== null && (
        <p className={styles.error} role="alert">
          {importErrorMessage(refusal)}
        </p>
      )}
      <p>{text}</p>
      {isDone && <ImportCountList counts={shown.check.counts} />}
      <div className={styles.bar}>
        {isDone && (
          <Link to="/admin/products" className={`${controls.primary} ${controls.small}`}>
            Zu den Produkten
          </Link>
        )}
        <button
          type="button"
          className={`${controls.secondary} ${controls.small}`}
          onClick={() => ask({ type: 'import.dismissed' })}
        >
          Ausblenden
        </button>
      </div>
    </div>
  );
}
