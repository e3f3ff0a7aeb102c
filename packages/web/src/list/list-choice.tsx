import { Field } from '../theme/field.tsx';

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
