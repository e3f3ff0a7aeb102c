import { isSame } from '@ofenpost/core/editor/compare';
import { useState } from 'react';
import { Choice } from '../ui/choice.tsx';
import { PageDialog } from '../ui/page-dialog.tsx';
import type { ConflictRow } from './field-texts.ts';
import controls from '../ui/controls.module.css';
import styles from './conflict-dialog.module.css';

type Side = 'mine' | 'theirs';
const SIDES = ['mine', 'theirs'] as const;
const SIDE_LABELS: Record<Side, string> = { mine: 'Von dir', theirs: 'Schon gespeichert' };

export type ConflictDialogProps = {
  readonly rows: readonly ConflictRow[];
  readonly isOpen: boolean;
  /** Called with the fields whose own values are chosen; the others take the stored values. */
  readonly onMine: (fields: readonly string[]) => void;
  readonly onTheirs: () => void;
  readonly onPostponed: () => void;
  readonly onClosed: () => void;
};

type Chosen = Readonly<Record<string, Side>>;

/** Fields that only this user changed are chosen at first, but can be unchosen. */
const chosenAtFirst = (rows: readonly ConflictRow[]): Chosen =>
  Object.fromEntries(rows.filter(({ by }) => by === 'me').map(({ field }) => [field, 'mine']));

/** Resolves an edit conflict: the user chooses between both values field by field, or for all at once. */
export function ConflictDialog({ rows, isOpen, onMine, onTheirs, onPostponed, onClosed }: ConflictDialogProps) {
  // The closing dialog still shows the last choice.
  const [shown, setShown] = useState(rows);
  const [chosen, setChosen] = useState(() => chosenAtFirst(rows));
  if (isOpen && !isSame(rows, shown)) {
    setShown(rows);
    setChosen(chosenAtFirst(rows));
  }
  const choices = shown.filter(({ by }) => by !== 'them');
  const changesByOthers = shown.filter(({ by }) => by === 'them');
  const chooseAll = (side: Side) => setChosen(Object.fromEntries(choices.map(({ field }) => [field, side])));
  const isComplete = choices.every(({ field }) => chosen[field] !== undefined);
  const save = () => {
    const mine = choices.filter(({ field }) => chosen[field] === 'mine').map(({ field }) => field);
    if (mine.length === 0) onTheirs();
    else onMine(mine);
  };
  return (
    <PageDialog
      title="Jemand war schneller"
      isOpen={isOpen}
      onClose={onPostponed}
      onClosed={onClosed}
      foot={
        <>
          <button type="button" className={controls.secondary} onClick={onPostponed}>
            Zurück zum Formular
          </button>
          <button type="button" className={controls.primary} disabled={!isComplete} onClick={save}>
            So speichern
          </button>
        </>
      }
    >
      <p>
        Seit du zu ändern begonnen hast, wurde hier schon gespeichert. Wähle, was gelten soll; verloren geht nichts.
      </p>
      {choices.length > 1 && (
        <div className={styles.all}>
          <button type="button" className={`${controls.secondary} ${controls.small}`} onClick={() => chooseAll('mine')}>
            Überall meine
          </button>
          <button
            type="button"
            className={`${controls.secondary} ${controls.small}`}
            onClick={() => chooseAll('theirs')}
          >
            Überall die gespeicherten
          </button>
        </div>
      )}
      {choices.map((row) => (
        <fieldset key={row.field} className={styles.row}>
          <legend>
            {row.label} <small>vorher: {row.base}</small>
          </legend>
          {SIDES.map((side) => (
            <Choice
              key={side}
              type="radio"
              name={`conflict-${row.field}`}
              checked={chosen[row.field] === side}
              onChange={() => setChosen({ ...chosen, [row.field]: side })}
            >
              <small>{SIDE_LABELS[side]}</small>
              <span className={styles.text}>{row[side]}</span>
            </Choice>
          ))}
        </fieldset>
      ))}
      {changesByOthers.length > 0 && (
        <div className={styles.news}>
          <h3>Das wurde ausserdem geändert und bleibt so</h3>
          <ul>
            {changesByOthers.map(({ field, label, base, theirs }) => (
              <li key={field}>
                <b>{label}:</b> {base} → {theirs}
              </li>
            ))}
          </ul>
        </div>
      )}
    </PageDialog>
  );
}
