import type { Service, TimeRange } from '@ofenpost/core/opening-hours/opening-hours';
import { SERVICE_LABELS } from '@ofenpost/core/opening-hours/opening-labels';
import {
  type RangePart,
  DRAG_MINUTES,
  dragRange,
  rangeMinutes,
  type WeekAxis,
  placeOnAxis,
  hourLabel,
  axisHours,
  weekAxis,
} from '@ofenpost/core/opening-hours/range-minutes';
import { SERVICES, WEEKDAYS, type Week, type WeekDay, type Weekday, weekDay } from '@ofenpost/core/opening-hours/week';
import type { WeekPlace } from '@ofenpost/core/opening-hours/week-draft';
import { WEEKDAY_NAMES } from '@ofenpost/core/time/zurich';
import { type KeyboardEvent, type PointerEvent, useRef, type ReactNode, useState } from 'react';
import { customProperties } from '../ui/custom-properties.ts';
import { ChevronIcon } from '../ui/icons.tsx';
import { rangeText } from './announced-days.tsx';
import controls from '../ui/controls.module.css';
import styles from './week-chart.module.css';

type WeekBarProps = {
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
function WeekBar({ label, service, range, axis, isWrong, isTabStop, onHold, onChange, onOpen }: WeekBarProps) {
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

type Props = {
  readonly week: Week;
  readonly overlaps: readonly WeekPlace[];
  /** The paths of days with errors. */
  readonly wrongDays: ReadonlySet<string>;
  readonly opened: Weekday | null;
  readonly onOpen: (weekday: Weekday | null) => void;
  readonly onChange: (day: WeekDay, ranges: TimeRange[]) => void;
  /** The fields of the open day. */
  readonly children: ReactNode;
};

const place = (axis: WeekAxis, minute: number) => customProperties({ place: placeOnAxis(axis, minute) });

const Lane = ({
  service,
  children,
  isClosed,
}: {
  readonly service: Service;
  readonly isClosed: boolean;
  readonly children: ReactNode;
}) => (
  <div className={styles.lane} data-service={service}>
    {isClosed ? <span className={styles.closed}>{SERVICE_LABELS[service]} geschlossen</span> : children}
  </div>
);

/** Shows the week of both services as bars on an axis that continues past midnight. */
export function WeekChart({ week, overlaps, wrongDays, opened, onOpen, onChange, children }: Props) {
  const [held, setHeld] = useState<WeekAxis | null>(null);
  const current = weekAxis(Object.values(week).flat());
  // During a drag the axis does not change.
  const axis = held ?? current;
  const firstBar = WEEKDAYS.flatMap((weekday) => SERVICES.map((service) => weekDay(service, weekday))).find(
    (day) => week[day].length > 0,
  );
  return (
    <div className={styles.chart} data-chart role="group" aria-label="Woche als Balken">
      <div className={styles.axis} aria-hidden="true">
        {axisHours(axis).map((hour) => (
          <span key={hour} {...place(axis, hour * 60)}>
            {hourLabel(hour)}
          </span>
        ))}
      </div>
      {WEEKDAYS.map((weekday) => {
        const name = WEEKDAY_NAMES[weekday];
        const isOpened = opened === weekday;
        const isWrong = SERVICES.some((service) => wrongDays.has(weekDay(service, weekday)));
        return (
          <div key={weekday} className={styles.day} data-opened={isOpened || undefined}>
            <button
              type="button"
              className={styles.name}
              aria-expanded={isOpened}
              onClick={() => onOpen(isOpened ? null : weekday)}
            >
              <span aria-hidden="true">{name.slice(0, 2)}</span>
              <span className={controls.visuallyHidden}>{name} bearbeiten</span>
              {isWrong && (
                <span className={styles.wrong} title="Hier stimmt etwas nicht">
                  !
                </span>
              )}
              <ChevronIcon />
            </button>
            <div className={styles.track}>
              {axisHours(axis).map((hour) => (
                <i key={hour} data-midnight={hour === 24 || undefined} {...place(axis, hour * 60)} />
              ))}
              {SERVICES.map((service) => {
                const day = weekDay(service, weekday);
                return (
                  <Lane key={service} service={service} isClosed={week[day].length === 0}>
                    {week[day].map((range, index) => (
                      <WeekBar
                        // Ranges have no id, so the index is the key.
                        key={index}
                        label={`${SERVICE_LABELS[service]} ${name}`}
                        service={service}
                        range={range}
                        axis={axis}
                        isWrong={overlaps.some((found) => found.day === day && found.range === index)}
                        isTabStop={day === firstBar && index === 0}
                        onHold={(isHeld) => setHeld(isHeld ? axis : null)}
                        onChange={(changed) =>
                          onChange(
                            day,
                            week[day].map((other, at) => (at === index ? changed : other)),
                          )
                        }
                        onOpen={() => onOpen(weekday)}
                      />
                    ))}
                  </Lane>
                );
              })}
            </div>
            {isOpened && <div className={styles.fields}>{children}</div>}
          </div>
        );
      })}
    </div>
  );
}
