import {
  IMPORT_ACTIONS,
  type ImportAction,
  type ImportCheck,
  type PlannedChange,
} from '@ofenpost/core/catalogue-file/catalogue-import';
import { FILE_KIND_LABELS, type FileProblem } from '@ofenpost/core/catalogue-file/file-entry';
import { type ReactNode, useState } from 'react';
import controls from '../ui/controls.module.css';
import styles from './catalogue-file.module.css';
import importCheckViewStyles from './import-check-view.module.css';

/** The number of items at first, and the number added each time. */
const FIRST = 30;
const MORE = 200;

type Props<Item> = {
  readonly items: readonly Item[];
  /** More than the length of `items` where the server sent only some. */
  readonly total: number;
  readonly className: string | undefined;
  readonly renderItem: (item: Item) => ReactNode;
};

/** A list that may be very long: it begins short and grows on demand. */
function GrowingList<Item>({ items, total, className, renderItem }: Props<Item>) {
  const [shown, setShown] = useState(FIRST);
  const left = items.length - shown;
  return (
    <>
      <ul className={className}>
        {items.slice(0, shown).map((item, place) => (
          <li key={place}>{renderItem(item)}</li>
        ))}
      </ul>
      {left > 0 && (
        <button
          type="button"
          className={`${controls.secondary} ${controls.small}`}
          onClick={() => setShown(shown + MORE)}
        >
          {Math.min(left, MORE)} weitere zeigen
        </button>
      )}
      {left <= 0 && total > items.length && <p className={styles.hint}>Gezeigt sind die ersten {items.length}.</p>}
    </>
  );
}

const HEADINGS: Readonly<Record<ImportAction, string>> = {
  created: 'Neu',
  changed: 'Geändert',
  restored: 'Zurückgeholt',
  archived: 'Archiviert',
};

const Problem = ({ place, column, message }: FileProblem) => (
  <p className={importCheckViewStyles.problem}>
    <b>{place}</b>
    {column !== null && <span className={importCheckViewStyles.column}>{column}</span>}
    <span>{message}</span>
  </p>
);

const Change = ({ kind, name, place, fields }: PlannedChange) => (
  <div className={importCheckViewStyles.change}>
    <p>
      <b>{name}</b>
      <span className={styles.hint}>
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
    <section className={importCheckViewStyles.part} aria-label={title}>
      <h3>{`${title} (${total})`}</h3>
      <GrowingList
        items={problems}
        total={total}
        className={importCheckViewStyles.problems}
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
        <section key={action} className={importCheckViewStyles.part} aria-label={HEADINGS[action]}>
          <h3>{`${HEADINGS[action]} (${counts[action]})`}</h3>
          <GrowingList
            items={changes.filter((change) => change.action === action)}
            total={counts[action]}
            className={importCheckViewStyles.changes}
            renderItem={(change) => <Change {...change} />}
          />
        </section>
      ))}
      {counts.missing > 0 && (
        <details className={importCheckViewStyles.missing}>
          <summary>Nicht in der Datei, bleibt wie es ist ({counts.missing})</summary>
          <GrowingList
            items={missing}
            total={counts.missing}
            className={importCheckViewStyles.names}
            renderItem={({ kind, name }) => (
              <>
                {name} <span className={styles.hint}>{FILE_KIND_LABELS[kind]}</span>
              </>
            )}
          />
        </details>
      )}
    </>
  );
}
