import { EndField, type NamedEnd } from './end-field.tsx';
import type { SoldOutEnd } from './use-sold-out-end.ts';

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
