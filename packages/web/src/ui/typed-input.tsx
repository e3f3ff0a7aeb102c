import { cleanSigns } from '@ofenpost/core/text/clean-text';
import { readTime } from '@ofenpost/core/time/typed-time';
import {
  francsText,
  percentFieldText,
  readHundredths,
  readSignedHundredths,
} from '@ofenpost/core/validation/typed-values';
import { type ComponentProps, useState } from 'react';
import type { ControlAttributes } from './field.tsx';
import numberInputStyles from './number-input.module.css';
import styles from './typed-input.module.css';

type Typing<V> = {
  /** Parses incomplete text; undefined if the meaning is not yet clear. */
  readonly read: (text: string) => V | undefined;
  /** Parses complete text, when the field is left. */
  readonly settle: (text: string) => V;
  readonly write: (value: V) => string;
};

type Props<V> = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur' | 'onKeyDown'> & {
  readonly value: V;
  readonly onValue: (value: V) => void;
};

/** A field that accepts free notation, and formats it when the field is left. */
function TypedInput<V>({ value, onValue, typing, ...control }: Props<V> & { readonly typing: Typing<V> }) {
  const { read, settle, write } = typing;
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: V } | null>(null);
  // A value that was changed from outside replaces the input.
  const text = typed !== null && Object.is(typed.value, value) ? typed.text : write(value);
  const type = (next: string) => {
    const meant = read(next);
    setTyped({ text: next, value: meant ?? value });
    if (meant !== undefined) onValue(meant);
  };
  const finish = () => {
    if (typed === null || typed.text !== text) return;
    const meant = settle(text);
    setTyped(write(meant) === '' && text !== '' ? { text, value: meant } : null);
    if (!Object.is(meant, value)) onValue(meant);
  };
  return (
    <input
      autoComplete="off"
      {...control}
      value={text}
      onChange={({ target }) => type(target.value)}
      onBlur={finish}
      onKeyDown={({ key }) => key === 'Enter' && finish()}
    />
  );
}

const COMPLETE_TIME = /^\D*\d.*\d\D*$/;
const TIME: Typing<string> = {
  // A single digit is rarely the whole hour.
  read: (text) => (COMPLETE_TIME.test(text) ? (readTime(text) ?? undefined) : undefined),
  settle: (text) => readTime(text) ?? text.trim(),
  write: (time) => time,
};

const hundredths = (write: (value: number) => string, read = readHundredths): Typing<number> => ({
  read: (text) => read(text) ?? undefined,
  settle: (text) => read(text) ?? Number.NaN,
  write,
});
const FRANCS = hundredths(francsText);
const SIGNED_FRANCS = hundredths(francsText, readSignedHundredths);
const PERCENT = hundredths(percentFieldText);

const OPTIONAL_FRANCS: Typing<number | null> = {
  ...FRANCS,
  settle: (text) => (text.trim() === '' ? null : FRANCS.settle(text)),
  write: (value) => (value === null ? '' : FRANCS.write(value)),
};

/** Asks for a time of day: `18`, `1830` and `18.30` become 18:30. Other text stays as typed. */
export const TimeInput = (props: Props<string>) => (
  <TypedInput inputMode="numeric" maxLength={12} placeholder="--:--" {...props} typing={TIME} />
);

/** Asks for an amount in francs; the value is in Rappen, `NaN` if it is invalid. */
export const MoneyInput = ({ className, ...props }: Props<number>) => (
  <span className={styles.unit} data-unit="CHF">
    <TypedInput inputMode="decimal" maxLength={16} {...props} className={className} typing={FRANCS} />
  </span>
);

/** The same, with negative amounts: `-5.00`. */
export const SignedMoneyInput = ({ className, ...props }: Props<number>) => (
  <span className={styles.unit} data-unit="CHF">
    <TypedInput inputMode="text" maxLength={16} {...props} className={className} typing={SIGNED_FRANCS} />
  </span>
);

/** The same, where an empty field is null. */
export const OptionalMoneyInput = ({ className, ...props }: Props<number | null>) => (
  <span className={styles.unit} data-unit="CHF">
    <TypedInput inputMode="decimal" maxLength={16} {...props} className={className} typing={OPTIONAL_FRANCS} />
  </span>
);

/** Asks for a rate in per cent; the value is in basis points, `NaN` if it is invalid. */
export const PercentInput = ({ className, ...props }: Props<number>) => (
  <span className={`${styles.unit} ${styles.after}`} data-unit="%">
    <TypedInput inputMode="decimal" maxLength={8} {...props} className={className} typing={PERCENT} />
  </span>
);

type NumberInputProps = ControlAttributes & {
  readonly name?: string;
  /** `NaN` for an empty field, which the draft's schema reports as missing. */
  readonly value: number;
  readonly unit: string;
  /** The step of the arrow keys. */
  readonly step?: number;
  readonly onValue: (value: number) => void;
};

const DIGITS_MAX = 6;
const parse = (text: string): number => {
  const digits = cleanSigns(text).replaceAll(/\D/g, '').slice(0, DIGITS_MAX);
  return digits === '' ? Number.NaN : Number(digits);
};

/** Asks for a whole number from 0 on, with its unit. The arrow keys count. */
export const NumberInput = ({ value, unit, step = 1, onValue, className, ...control }: NumberInputProps) => (
  <span className={numberInputStyles.input}>
    <input
      {...control}
      className={className}
      inputMode="numeric"
      autoComplete="off"
      value={Number.isNaN(value) ? '' : value}
      onChange={({ target }) => onValue(parse(target.value))}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        const from = Number.isNaN(value) ? 0 : value;
        onValue(Math.max(0, from + (event.key === 'ArrowUp' ? step : -step)));
      }}
    />
    <span aria-hidden="true">{unit}</span>
  </span>
);
