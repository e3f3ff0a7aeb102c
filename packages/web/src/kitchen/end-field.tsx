import { isSame } from '@ofenpost/core/editor/is-same';
import type { EndChoice } from '@ofenpost/core/kitchen/kitchen-ends';
import { useId } from 'react';
import { MomentInput } from '../editor/moment-input.tsx';
import { TimeInput } from '../editor/typed-input.tsx';
import { Choice } from '../theme/choice.tsx';
import field from '../theme/field.module.css';
import styles from './kitchen-dialog.module.css';

export type NamedEnd = { readonly name: string; readonly choice: EndChoice };

type Props = {
  readonly legend: string;
  readonly ends: readonly NamedEnd[];
  readonly value: EndChoice;
  /** Why this end is impossible. */
  readonly problem: string | null;
  /** Whether a day and a time may be entered too. */
  readonly hasDate?: boolean;
  readonly onChange: (choice: EndChoice) => void;
};

/** The time field starts empty: any default would have passed at some time of the day. */
const NO_TIME = '';

/** Asks for an end: by one of a few durations, by a time of day, or by a day and a time. */
export function EndField({ legend, ends, value, problem, hasDate = false, onChange }: Props) {
  const name = useId();
  const problemId = useId();
  const described = problem === null ? {} : { 'aria-invalid': true, 'aria-describedby': problemId };
  return (
    <div>
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
          onChange={() => onChange({ kind: 'time', time: NO_TIME })}
        >
          Uhrzeit
        </Choice>
        {value.kind === 'time' && (
          <TimeInput
            required
            {...described}
            aria-label="Uhrzeit"
            className={`${field.control} ${styles.time}`}
            value={value.time}
            onValue={(time) => onChange({ kind: 'time', time })}
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
          <div className={styles.moment}>
            <MomentInput
              {...described}
              aria-label="Letzter Tag"
              timeLabel="Uhrzeit am letzten Tag"
              value={value.at}
              onValue={(at) => onChange({ kind: 'moment', at })}
            />
          </div>
        )}
      </fieldset>
      {problem !== null && (
        <p id={problemId} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
