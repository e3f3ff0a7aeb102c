import { type RangePart, DRAG_MINUTES, dragRange } from '@ofenpost/core/opening-hours/drag-range';
import type { Service, TimeRange } from '@ofenpost/core/opening-hours/opening-hours';
import { rangeMinutes } from '@ofenpost/core/opening-hours/range-minutes';
import { type WeekAxis, placeOnAxis } from '@ofenpost/core/opening-hours/week-axis';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { customProperties } from '../theme/custom-properties.ts';
import { rangeText } from './range-text.ts';
import styles from './week-chart.module.css';

type Props = {
  /** The label of the bar, such as `Lieferung Montag`. */
  readonly label: string;
  readonly service: Service;
  readonly range: TimeRange;
  readonly axis: WeekAxis;
  readonly isWrong: boolean;
  /** Whether the bar is the chart's tab stop; the arrow keys lead to the others. */
  readonly isTabStop: boolean;
  readonly onHold: (isHeld: boolean) => void;
  readonly onChange: (range: TimeRange) => void;
  readonly onOpen: () => void;
};

/** The distance from an end, in px, within which a drag moves that end; of a short bar it moves the whole. */
const END_PIXELS = 12;
const SHORT_PIXELS = 44;
/** In px: a smaller movement still counts as a click. */
const CLICK_PIXELS = 4;

type Drag = { readonly part: RangePart; readonly from: number; readonly range: TimeRange; isMoved: boolean };

function partAt({ clientX, currentTarget }: PointerEvent<HTMLElement>): RangePart {
  const { left, right, width } = currentTarget.getBoundingClientRect();
  if (width < SHORT_PIXELS) return 'whole';
  if (clientX - left < END_PIXELS) return 'open';
  return right - clientX < END_PIXELS ? 'close' : 'whole';
}

/** The arrow keys up and down lead from bar to bar. */
function leadOn({ key, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  const step = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (step === undefined) return false;
  const bars = [...(currentTarget.closest('[data-chart]')?.querySelectorAll<HTMLElement>('[data-bar]') ?? [])];
  bars[bars.indexOf(currentTarget) + step]?.focus();
  return true;
}

/** A range as a bar: dragged as a whole or by its ends, or moved by arrow keys. */
export function WeekBar({ label, service, range, axis, isWrong, isTabStop, onHold, onChange, onOpen }: Props) {
  const drag = useRef<Drag | null>(null);
  const minutes = rangeMinutes(range);
  if (minutes === null) return null;

  const take = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { part: partAt(event), from: event.clientX, range, isMoved: false };
    onHold(true);
  };
  const move = (event: PointerEvent<HTMLButtonElement>) => {
    const held = drag.current;
    const track = event.currentTarget.parentElement;
    if (held === null || track === null) return;
    const pixels = event.clientX - held.from;
    held.isMoved ||= Math.abs(pixels) > CLICK_PIXELS;
    if (!held.isMoved) return;
    const by = (pixels / track.clientWidth) * (axis.lastHour - axis.firstHour) * 60;
    onChange(dragRange(held.range, held.part, by));
  };
  const release = () => {
    if (drag.current === null) return;
    // A press without a movement opens the day; the click after a drag must not.
    if (!drag.current.isMoved) onOpen();
    drag.current = null;
    onHold(false);
  };
  return (
    <button
      type="button"
      data-bar
      data-service={service}
      data-wrong={isWrong || undefined}
      className={styles.bar}
      {...customProperties({ begins: placeOnAxis(axis, minutes.begins), ends: placeOnAxis(axis, minutes.ends) })}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={`${label} ${rangeText(range)}${isWrong ? ', überschneidet sich' : ''}`}
      onPointerDown={take}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={() => {
        if (drag.current !== null) onChange(drag.current.range);
        drag.current = null;
        onHold(false);
      }}
      // Only keyboard clicks have no detail; pointer events have been handled already.
      onClick={({ detail }) => detail === 0 && onOpen()}
      onKeyDown={(event) => {
        if (leadOn(event)) event.preventDefault();
        const by = { ArrowLeft: -DRAG_MINUTES, ArrowRight: DRAG_MINUTES }[event.key];
        if (by === undefined || event.altKey || event.metaKey) return;
        event.preventDefault();
        onChange(dragRange(range, event.shiftKey ? 'close' : 'whole', by));
      }}
    >
      <span className={styles.times}>{rangeText(range)}</span>
    </button>
  );
}
