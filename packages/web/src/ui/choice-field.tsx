import type { FieldErrors } from '@ofenpost/core/editor/editor';
import type { ReactNode } from 'react';
import { Choice } from './choice.tsx';
import styles from './choice-field.module.css';

type Props<V extends string> = {
  readonly name: string;
  readonly errors: FieldErrors;
  readonly label: string;
  readonly hint?: string;
  /** Undefined if none is chosen yet. */
  readonly value: V | undefined;
  readonly options: readonly { readonly value: V; readonly label: ReactNode }[];
  /** Whether the options are short enough to be side by side. */
  readonly isShort?: boolean;
  readonly onValue: (value: V) => void;
};

/** One of a few options, all of them visible. */
export const ChoiceField = <V extends string>({
  name,
  errors,
  label,
  hint,
  value,
  options,
  isShort = false,
  onValue,
}: Props<V>) => (
  <fieldset className={styles.field}>
    <legend>{label}</legend>
    {hint !== undefined && <p className={styles.hint}>{hint}</p>}
    <div className={isShort ? `${styles.options} ${styles.short}` : styles.options}>
      {options.map((option) => (
        <Choice
          key={option.value}
          type="radio"
          name={name}
          aria-invalid={errors[name] !== undefined}
          checked={value === option.value}
          onChange={() => onValue(option.value)}
        >
          {option.label}
        </Choice>
      ))}
    </div>
    {errors[name] !== undefined && <p className={styles.error}>{errors[name]}</p>}
  </fieldset>
);
