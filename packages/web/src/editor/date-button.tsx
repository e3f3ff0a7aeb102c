import type { LocalDate } from '@ofenpost/core/time/instant';
import { formatLocalDate } from '@ofenpost/core/time/zurich';
import { useRef, useState } from 'react';
import { CalendarIcon } from '../app/icons.tsx';
import { onDemand } from '../app/on-demand.tsx';
import controls from '../theme/controls.module.css';
import styles from './date-input.module.css';

const calendar = onDemand(() => import('./date-dialog.tsx').then((module) => module.DateDialog));

type Props = {
  readonly value: LocalDate;
  readonly min: LocalDate;
  readonly max: LocalDate;
  readonly onChoose: (date: LocalDate) => void;
};

/** Opens the calendar of a date field; '' as a value stands for no day. */
export function DateButton({ value, min, max, onChoose }: Props) {
  const [shown, setShown] = useState<'open' | 'closed' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${controls.round} ${styles.button}`}
        aria-label={value === '' ? 'Datum wählen' : `Datum wählen, gewählt ist ${formatLocalDate(value)}`}
        aria-haspopup="dialog"
        onPointerEnter={calendar.preload}
        onClick={() => setShown('open')}
      >
        <CalendarIcon />
      </button>
      {shown !== null && (
        <calendar.Component
          value={value}
          min={min}
          max={max}
          opener={button}
          isOpen={shown === 'open'}
          onChoose={onChoose}
          onClose={() => setShown('closed')}
          onLoadFailed={() => setShown(null)}
        />
      )}
    </>
  );
}
