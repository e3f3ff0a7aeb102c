import { PHONE_NUMBER_PLACEHOLDER, maskPhoneNumber, maskedCaret } from '@ofenpost/core/contact/phone-number';
import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import type { ControlAttributes } from './field.tsx';

type Props = ControlAttributes & {
  readonly name?: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** The `autocomplete` value; by default the user's own number. */
  readonly autoComplete?: string;
};

/** Formats the number during typing and keeps the caret at its digit. */
export function PhoneNumberInput({ value, onValue, autoComplete = 'tel', ...control }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const masked = maskPhoneNumber(target.value);
    const before = target.value.slice(0, target.selectionStart ?? target.value.length);
    const isAtEnd = before.length === target.value.length;
    const inside = masked === target.value ? before.length : maskedCaret(masked, before.replaceAll(/\D/g, '').length);
    caret.current = isAtEnd ? masked.length : inside;
    onValue(masked);
  };
  return (
    <input
      {...control}
      ref={input}
      type="tel"
      inputMode="tel"
      enterKeyHint="next"
      autoComplete={autoComplete}
      placeholder={PHONE_NUMBER_PLACEHOLDER}
      value={value}
      onChange={change}
    />
  );
}
