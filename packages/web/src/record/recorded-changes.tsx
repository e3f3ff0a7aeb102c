import { changedFields } from '@ofenpost/core/editor/compare';
import type { RecordedChange } from '@ofenpost/core/editor/versioned';
import { formatDate, formatTime } from '@ofenpost/core/time/zurich';
import type { ReactNode } from 'react';
import { type FieldTexts, fieldText } from './field-texts.ts';
import styles from './recorded-changes.module.css';

type Props<T> = {
  readonly changes: readonly RecordedChange<T>[];
  readonly texts: FieldTexts<T>;
  /** A link to further changes, for accounts that may read them. */
  readonly more: ReactNode;
};

/** The number of changes that are shown at first. */
const SHOWN = 3;

function Change<T extends object>({ change, texts }: { change: RecordedChange<T>; texts: FieldTexts<T> }) {
  const { at, by, before, after } = change;
  const fields = before && after ? changedFields({ base: before, mine: after, theirs: before }) : [];
  return (
    <li className={styles.change}>
      <p>
        <b>{by ?? 'Konto gelöscht'}</b> <time dateTime={at}>{`${formatDate(at)}, ${formatTime(at)}`}</time>
      </p>
      {before === null || after === null ? (
        <p className={styles.old}>In einer früheren Form gespeichert.</p>
      ) : (
        <dl>
          {fields.map(({ field, base, mine }) => {
            const known = fieldText(texts, field);
            return (
              known && (
                <div key={String(field)}>
                  <dt>{known.label}</dt>
                  <dd>
                    <del>{known.text(base)}</del> <span aria-hidden="true">→</span> <ins>{known.text(mine)}</ins>
                  </dd>
                </div>
              )
            );
          })}
        </dl>
      )}
    </li>
  );
}

/** Lists who changed what, and when, newest first. */
export function RecordedChanges<T extends object>({ changes, texts, more }: Props<T>) {
  const list = (part: readonly RecordedChange<T>[]) => (
    <ol className={styles.changes}>
      {part.map((change) => (
        <Change key={change.number} change={change} texts={texts} />
      ))}
    </ol>
  );
  return (
    <section className={styles.section} aria-labelledby="recorded-changes">
      <h2 id="recorded-changes">Letzte Änderungen</h2>
      {changes.length === 0 && <p className={styles.old}>Hier hat noch niemand etwas geändert.</p>}
      {list(changes.slice(0, SHOWN))}
      {changes.length > SHOWN && (
        <details>
          <summary>{`${changes.length - SHOWN} frühere`}</summary>
          {list(changes.slice(SHOWN))}
        </details>
      )}
      <p className={styles.more}>{more}</p>
    </section>
  );
}
