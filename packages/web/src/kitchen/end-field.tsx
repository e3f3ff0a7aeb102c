import { isSame } from '@ofenpost/core/editor/is-same';
import type { EndChoice } from '@ofenpost/core/kitchen/kitchen-ends';
import { useId } from 'react';
import { MomentInput } from '../editor/moment-input.tsx';
import { Choice } from '../theme/choice.tsx';
import field from '../theme/field.module.css';
import styles from './kitchen-dialog.module.css';

export type NamedEnd = { readonly name: string; readonly choice: EndChoice };

type Props = {
  readonly legend: string;
  readonly ends: readonly NamedEnd[];
  readonly value: EndChoice;
  /** Whether it may also be a day and its time. */
  readonly hasDate?: boolean;
  readonly onChange: (choice: EndChoice) => void;
};

/** A time that is hardly ever the one that is meant: where the field begins when nobody entered one. */
const FIRST_TIME = '20:00';

/** Until when: some lengths in one tap, a time of day, or a day and its time. */
export function EndField({ legend, ends, value, hasDate = false, onChange }: Props) {
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {ends.map((end) => (
        <Choice
          key={end.name}
          face="chip"
          type="radio"
          name={name}
          checked={isSame(end.choice, value)}
          onChange={() => onChange(end.choice)}
        >
          {end.name}
        </Choice>
      ))}
      <Choice
        face="chip"
        type="radio"
        name={name}
        checked={value.kind === 'time'}
        onChange={() => onChange({ kind: 'time', time: FIRST_TIME })}
      >
        Uhrzeit
      </Choice>
      {value.kind === 'time' && (
        <input
          type="time"
          required
          aria-label="Uhrzeit"
          className={`${field.control} ${styles.time}`}
          value={value.time}
          onChange={(event) => onChange({ kind: 'time', time: event.target.value })}
        />
      )}
      {hasDate && (
        <Choice
          face="chip"
          type="radio"
          name={name}
          checked={value.kind === 'moment'}
          onChange={() => onChange({ kind: 'moment', at: '' })}
        >
          Datum
        </Choice>
      )}
      {value.kind === 'moment' && (
        <MomentInput
          aria-label="Datum und Uhrzeit"
          className={`${field.control} ${styles.moment}`}
          value={value.at}
          onValue={(at) => onChange({ kind: 'moment', at })}
        />
      )}
    </fieldset>
  );
}
