import { cleanSigns } from '@ofenpost/core/text/clean-text';
import type { ControlAttributes } from '../theme/field.tsx';
import styles from './number-input.module.css';

type Props = ControlAttributes & {
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
export const NumberInput = ({ value, unit, step = 1, onValue, className, ...control }: Props) => (
  <span className={styles.input}>
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
