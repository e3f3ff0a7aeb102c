import type { Service, TimeRange } from '@ofenpost/core/opening-hours/opening-hours';
import { SERVICE_LABELS } from '@ofenpost/core/opening-hours/opening-labels';
import { hourLabel } from '@ofenpost/core/opening-hours/range-minutes';
import { SERVICES, WEEKDAYS, type Week, type WeekDay, type Weekday, weekDay } from '@ofenpost/core/opening-hours/week';
import { type WeekAxis, axisHours, placeOnAxis, weekAxis } from '@ofenpost/core/opening-hours/week-axis';
import type { WeekPlace } from '@ofenpost/core/opening-hours/week-findings';
import { WEEKDAY_NAMES } from '@ofenpost/core/time/zurich';
import { type ReactNode, useState } from 'react';
import { ChevronIcon } from '../app/icons.tsx';
import { customProperties } from '../theme/custom-properties.ts';
import { WeekBar } from './week-bar.tsx';
import controls from '../theme/controls.module.css';
import styles from './week-chart.module.css';

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
