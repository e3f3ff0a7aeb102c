import { isSame } from '@ofenpost/core/editor/compare';
import { type EndChoice, type TimeRefusal, endOf } from '@ofenpost/core/kitchen/kitchen-ends';
import { checkSoldOutUntil } from '@ofenpost/core/kitchen/sell-out';
import { whenText } from '@ofenpost/core/opening-hours/opening-labels';
import { type Instant, localTime } from '@ofenpost/core/time/instant';
import { formatTime, toLocalDate, formatDate } from '@ofenpost/core/time/zurich';
import { useId, useState } from 'react';
import { useTickingNow } from '../app/use-ticking.ts';
import { Choice } from '../ui/choice.tsx';
import { MomentInput } from '../ui/moment-input.tsx';
import { TimeInput } from '../ui/typed-input.tsx';
import field from '../ui/field.module.css';
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

function isEntered(choice: EndChoice): boolean {
  if (choice.kind === 'time') return localTime.safeParse(choice.time).success;
  return choice.kind !== 'moment' || choice.at !== '';
}

const problemOf = (refusal: TimeRefusal, time: string): string =>
  refusal === 'past' ? `${time} ist heute schon vorbei.` : 'Möglich ist ab in fünf Minuten.';

/**
 * Holds the chosen end; `until` is null while the input is incomplete or impossible, for which `problem` gives the
 * reason.
 */
export function useEnd(first: EndChoice) {
  const [choice, setChoice] = useState(first);
  const now = useTickingNow();
  const end = isEntered(choice) ? endOf(choice, now) : null;
  const until: Instant | null = end?.ok === true ? end.value : null;
  const problem = end?.ok === false && choice.kind === 'time' ? problemOf(end.error, choice.time) : null;
  return { choice, setChoice, until, problem, text: until === null ? '' : endText(until, now) };
}

/** Formats an end in Zurich: `19:15`, on another day `morgen um 04:00`. */
export const endText = (until: Instant, now: Instant): string =>
  toLocalDate(until) === toLocalDate(now) ? formatTime(until) : whenText(until, now);

const TODAY: EndChoice = { kind: 'endOfDay', daysLater: 0 };

/**
 * Holds the chosen end of a sold-out state; `until` is null while it is impossible, for which `problem` gives the
 * reason.
 */
export function useSoldOutEnd() {
  const { until, ...end } = useEnd(TODAY);
  const checked = checkSoldOutUntil(until, useTickingNow());
  if (checked.ok) return { ...end, until };
  const latest = formatDate(checked.error.latest);
  return { ...end, until: null, problem: `Möglich ist ab in fünf Minuten bis am ${latest}.` };
}

type SoldOutEnd = ReturnType<typeof useSoldOutEnd>;

const ENDS: readonly NamedEnd[] = [
  { name: 'Heute', choice: { kind: 'endOfDay', daysLater: 0 } },
  { name: '1 Stunde', choice: { kind: 'minutes', minutes: 60 } },
  { name: 'Auch morgen', choice: { kind: 'endOfDay', daysLater: 1 } },
  { name: '3 Tage', choice: { kind: 'endOfDay', daysLater: 2 } },
  { name: '1 Woche', choice: { kind: 'endOfDay', daysLater: 6 } },
];

/** Asks how long something is sold out: by a usual duration, a time of day, or a day and a time. */
export const SoldOutEndField = ({ end: { choice, setChoice, text, problem } }: { readonly end: SoldOutEnd }) => (
  <EndField
    legend={text === '' ? 'Ausverkauft bis' : `Ausverkauft bis ${text}`}
    ends={ENDS}
    value={choice}
    problem={problem}
    hasDate
    onChange={setChoice}
  />
);
