import type { ListPeriod } from '@ofenpost/core/list/list-period';
import { DateInput } from '../editor/date-input.tsx';
import { Field } from '../theme/field.tsx';

type DayProps = { readonly label: string; readonly value: string; readonly onValue: (day: string) => void };

const Day = ({ label, value, onValue }: DayProps) => (
  <Field label={label}>{(control) => <DateInput {...control} value={value} onValue={onValue} />}</Field>
);

type Props = { readonly period: ListPeriod; readonly onPeriod: (changed: Partial<ListPeriod>) => void };

/** Filters a list by its first and last day (Zurich); '' is no bound. */
export const ListPeriodFilter = ({ period: { from, to }, onPeriod }: Props) => (
  <>
    <Day label="Von" value={from} onValue={(day) => onPeriod({ from: day })} />
    <Day label="Bis" value={to} onValue={(day) => onPeriod({ to: day })} />
  </>
);
