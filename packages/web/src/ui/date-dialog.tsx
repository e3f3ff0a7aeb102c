import type { LocalDate } from '@ofenpost/core/time/instant';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useNow } from '../app/app-actors.tsx';
import { MonthCalendar } from './month-calendar.tsx';
import { useBackCloses } from './use-back-closes.ts';
import controls from './controls.module.css';
import styles from './date-dialog.module.css';

type Props = {
  readonly value: LocalDate;
  readonly min: LocalDate;
  readonly max: LocalDate;
  /** The button beside which the dialog opens. */
  readonly opener: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onChoose: (date: LocalDate) => void;
  readonly onClose: () => void;
};

const GAP_PIXELS = 8;

/** Places the dialog below the button or, without room there, above it; never beyond the edges of the window. */
function placeBeside(dialog: HTMLElement, opener: HTMLElement): void {
  const button = opener.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = dialog;
  const below = button.bottom + GAP_PIXELS;
  const top = below + height + GAP_PIXELS <= innerHeight ? below : button.top - GAP_PIXELS - height;
  const within = (at: number, end: number) => Math.max(GAP_PIXELS, Math.min(at, end - GAP_PIXELS));
  dialog.style.left = `${within(button.right - width, innerWidth - width)}px`;
  dialog.style.top = `${within(top, innerHeight - height)}px`;
}

/** The calendar dialog of a date field. */
export function DateDialog({ value, min, max, opener, isOpen, onChoose, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useBackCloses(isOpen, onClose);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || element === null) return undefined;
    // Escape must close the calendar alone, not the dialog that contains the field.
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    const handleClick = ({ target }: MouseEvent) => target === element && close();
    element.addEventListener('keydown', handleKey);
    element.addEventListener('click', handleClick);
    // The window may be turned meanwhile, and its letters become larger.
    const place = () => opener.current !== null && placeBeside(element, opener.current);
    const size = new ResizeObserver(place);
    addEventListener('resize', place);
    element.showModal();
    place();
    size.observe(element);
    element.querySelector<HTMLElement>('[data-date][tabindex="0"]')?.focus();
    return () => {
      element.removeEventListener('keydown', handleKey);
      element.removeEventListener('click', handleClick);
      removeEventListener('resize', place);
      size.disconnect();
      // A native dialog returns the focus to the button when it closes.
      element.close();
    };
  }, [isOpen, opener]);
  return (
    <dialog
      ref={dialog}
      aria-modal="true"
      aria-label="Datum wählen"
      className={styles.dialog}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {isOpen && <Content value={value} min={min} max={max} onChoose={onChoose} onClose={onClose} />}
    </dialog>
  );
}

type ContentProps = Omit<Props, 'opener' | 'isOpen'>;

function Content({ value, min, max, onChoose, onClose }: ContentProps) {
  const today = toLocalDate(useNow());
  const first = value === '' ? (today < min ? min : today > max ? max : today) : value;
  const [reached, setReached] = useState(first);
  const isOpen = (date: LocalDate) => date >= min && date <= max;
  const take = (date: LocalDate) => {
    onChoose(date);
    onClose();
  };
  return (
    <div className={styles.content}>
      <MonthCalendar today={today} chosen={first} isOpen={isOpen} isSmall onReached={setReached} onChoose={take} />
      <div className={styles.buttons}>
        <button type="button" className={`${controls.secondary} ${controls.small}`} onClick={onClose}>
          Abbrechen
        </button>
        <button
          type="button"
          className={`${controls.primary} ${controls.small}`}
          disabled={!isOpen(reached)}
          onClick={() => take(reached)}
        >
          Übernehmen
        </button>
      </div>
    </div>
  );
}
