import { isSame } from '@ofenpost/core/editor/is-same';
import type { EndChoice } from '@ofenpost/core/kitchen/kitchen-ends';
import { useId } from 'react';
import { Choice } from '../theme/choice.tsx';
import field from '../theme/field.module.css';
import styles from './kitchen-dialog.module.css';

export type NamedEnd = { readonly name: string; readonly choice: EndChoice };

type Props = {
  readonly legend: string;
  readonly ends: readonly NamedEnd[];
  readonly value: EndChoice;
  readonly onChange: (choice: EndChoice) => void;
};

/** A time that is hardly ever the one that is meant: where the field begins when nobody entered one. */
const FIRST_TIME = '20:00';

/** Until when: some lengths in one tap, or a time of day. */
export function EndField({ legend, ends, value, onChange }: Props) {
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
    </fieldset>
  );
}
