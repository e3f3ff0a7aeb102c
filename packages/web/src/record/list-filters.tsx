import type { ListPeriod } from '@ofenpost/core/list/list-page';
import { DateInput } from '../ui/date-input.tsx';
import { Field } from '../ui/field.tsx';

type Props<T extends string> = {
  readonly label: string;
  readonly value: T;
  readonly options: Readonly<Record<T, string>>;
  readonly onValue: (value: T) => void;
};

/** A select that filters a list. */
export const ListChoice = <T extends string>({ label, value, options, onValue }: Props<T>) => (
  <Field label={label}>
    {(control) => (
      <select
        {...control}
        value={value}
        onChange={({ target }) => {
          const chosen = (Object.keys(options) as T[]).find((option) => option === target.value);
          if (chosen !== undefined) onValue(chosen);
        }}
      >
        {(Object.entries(options) as [T, string][]).map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    )}
  </Field>
);

type DayProps = { readonly label: string; readonly value: string; readonly onValue: (day: string) => void };

const Day = ({ label, value, onValue }: DayProps) => (
  <Field label={label}>{(control) => <DateInput {...control} value={value} onValue={onValue} />}</Field>
);

type ListPeriodFilterProps = { readonly period: ListPeriod; readonly onPeriod: (changed: Partial<ListPeriod>) => void };

/** Filters a list by its first and last day (Zurich); '' is no bound. */
export const ListPeriodFilter = ({ period: { from, to }, onPeriod }: ListPeriodFilterProps) => (
  <>
    <Day label="Von" value={from} onValue={(day) => onPeriod({ from: day })} />
    <Day label="Bis" value={to} onValue={(day) => onPeriod({ to: day })} />
  </>
);
