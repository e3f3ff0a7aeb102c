import { FILE_KIND_LABELS, type FileProblem } from '@ofenpost/core/catalogue-file/file-entry';
import {
  IMPORT_ACTIONS,
  type ImportAction,
  type ImportCheck,
  type PlannedChange,
} from '@ofenpost/core/catalogue-file/import-check';
import { GrowingList } from './growing-list.tsx';
import controls from '../theme/controls.module.css';
import page from './catalogue-file.module.css';
import styles from './import-check-view.module.css';

const HEADINGS: Readonly<Record<ImportAction, string>> = {
  created: 'Neu',
  changed: 'Geändert',
  restored: 'Zurückgeholt',
  archived: 'Archiviert',
};

const Problem = ({ place, column, message }: FileProblem) => (
  <p className={styles.problem}>
    <b>{place}</b>
    {column !== null && <span className={styles.column}>{column}</span>}
    <span>{message}</span>
  </p>
);

const Change = ({ kind, name, place, fields }: PlannedChange) => (
  <div className={styles.change}>
    <p>
      <b>{name}</b>
      <span className={page.hint}>
        {place === null ? FILE_KIND_LABELS[kind] : `${FILE_KIND_LABELS[kind]}, ${place}`}
      </span>
    </p>
    {fields.length > 0 && (
      <dl>
        {fields.map(({ title, before, after }, index) => (
          <div key={index}>
            <dt>{title}</dt>
            <dd>
              <del>
                <span className={controls.visuallyHidden}>bisher </span>
                {before === '' ? 'leer' : before}
              </del>{' '}
              <span aria-hidden="true">→</span> <ins>{after === '' ? 'leer' : after}</ins>
            </dd>
          </div>
        ))}
      </dl>
    )}
  </div>
);

function Problems({ title, problems, total }: { title: string; problems: readonly FileProblem[]; total: number }) {
  if (total === 0) return null;
  return (
    <section className={styles.part} aria-label={title}>
      <h3>{`${title} (${total})`}</h3>
      <GrowingList
        items={problems}
        total={total}
        className={styles.problems}
        renderItem={(problem) => <Problem {...problem} />}
      />
    </section>
  );
}

/** Shows what an import would do: first its problems, then its changes, then the items that the file lacks. */
export function ImportCheckView({ check: { counts, problems, changes, missing } }: { check: ImportCheck }) {
  return (
    <>
      <Problems title="Das geht so nicht" problems={problems.filter(({ isHint }) => !isHint)} total={counts.problems} />
      <Problems title="Schau noch einmal hin" problems={problems.filter(({ isHint }) => isHint)} total={counts.hints} />
      {IMPORT_ACTIONS.filter((action) => counts[action] > 0).map((action) => (
        <section key={action} className={styles.part} aria-label={HEADINGS[action]}>
          <h3>{`${HEADINGS[action]} (${counts[action]})`}</h3>
          <GrowingList
            items={changes.filter((change) => change.action === action)}
            total={counts[action]}
            className={styles.changes}
            renderItem={(change) => <Change {...change} />}
          />
        </section>
      ))}
      {counts.missing > 0 && (
        <details className={styles.missing}>
          <summary>Nicht in der Datei, bleibt wie es ist ({counts.missing})</summary>
          <GrowingList
            items={missing}
            total={counts.missing}
            className={styles.names}
            renderItem={({ kind, name }) => (
              <>
                {name} <span className={page.hint}>{FILE_KIND_LABELS[kind]}</span>
              </>
            )}
          />
        </details>
      )}
    </>
  );
}
