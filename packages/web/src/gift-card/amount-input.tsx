import { francsText, readHundredths } from '@ofenpost/core/money/typed-number';
import { useState } from 'react';
import type { ControlAttributes } from '../theme/field.tsx';

type Props = ControlAttributes & {
  /** In Rappen; `NaN` where nothing fit stands. */
  readonly value: number;
  /** Whether an amount may be taken off: `-12.50`. */
  readonly signed?: boolean;
  readonly autoFocus?: boolean;
  readonly onValue: (rappen: number) => void;
};

const MINUS = /^\s*[-−–]\s*/u;

function read(text: string, signed: boolean): number {
  const isMinus = signed && MINUS.test(text);
  const rappen = readHundredths(isMinus ? text.replace(MINUS, '') : text.replace(/^\s*\+\s*/, ''));
  if (rappen === null) return Number.NaN;
  return isMinus ? -rappen : rappen;
}

/** Francs as people type them; an amount that comes from elsewhere is shown as `12.50`. */
export function AmountInput({ value, signed = false, onValue, ...control }: Props) {
  const [typed, setTyped] = useState({ text: francsText(value), value });
  const text = Object.is(typed.value, value) ? typed.text : francsText(value);
  return (
    <input
      {...control}
      inputMode={signed ? 'text' : 'decimal'}
      autoComplete="off"
      value={text}
      onChange={({ target }) => {
        const rappen = read(target.value, signed);
        setTyped({ text: target.value, value: rappen });
        onValue(rappen);
      }}
    />
  );
}
