import type { FieldErrors } from '@ofenpost/core/editor/editor';
import { SERVICE_LABELS } from '@ofenpost/core/opening-hours/opening-labels';
import { OVERLAP } from '@ofenpost/core/opening-hours/time-range-draft';
import {
  type WeekChange,
  copyToDays,
  copyToDelivery,
  SERVICES,
  WEEKDAYS,
  type Week,
  type Weekday,
  weekDay,
} from '@ofenpost/core/opening-hours/week';
import { deliveryOutsideRestaurant, overlapsOfWeek } from '@ofenpost/core/opening-hours/week-draft';
import { WEEKDAY_NAMES } from '@ofenpost/core/time/zurich';
import { useState } from 'react';
import { useNewErrors } from '../ui/list-editor.tsx';
import { rangeText } from './announced-days.tsx';
import { RangesField } from './ranges-field.tsx';
import { WeekChart } from './week-chart.tsx';
import controls from '../ui/controls.module.css';
import styles from './week-editor.module.css';

type Props = {
  readonly week: Week;
  readonly errors: FieldErrors;
  readonly today: Weekday;
  readonly onChange: (change: WeekChange) => void;
};

const WORKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5];

/** Edits the weekly hours of both services: by dragging bars or by typing. */
export function WeekEditor({ week, errors, today, onChange }: Props) {
  const [opened, setOpened] = useState<Weekday | null>(today);
  const [reported, setReported] = useState('');
  const overlaps = SERVICES.flatMap((service) => overlapsOfWeek(week, service));
  const wrongDays = new Set([
    ...Object.keys(errors).map((path) => path.split('.')[0] ?? ''),
    ...overlaps.map(({ day }) => day),
  ]);
  const outside = deliveryOutsideRestaurant(week);
  useNewErrors(errors, (paths) => {
    const wrong = WEEKDAYS.filter((weekday) =>
      paths.some((path) => SERVICES.some((service) => path.startsWith(weekDay(service, weekday)))),
    );
    if (opened === null || !wrong.includes(opened)) setOpened(wrong[0] ?? opened);
  });
  const copy = (from: Weekday, days: readonly Weekday[], words: string) => {
    const to = days.filter((weekday) => weekday !== from);
    for (const service of SERVICES) onChange(copyToDays(week, { service, from, to }));
    setReported(`${words} wie ${WEEKDAY_NAMES[from]}`);
  };
  return (
    <>
      <div className={styles.head}>
        <p className={styles.legend}>
          {SERVICES.map((service) => (
            <span key={service} data-service={service}>
              {SERVICE_LABELS[service]}
            </span>
          ))}
        </p>
        <button
          type="button"
          className={`${controls.secondary} ${controls.small}`}
          onClick={() => {
            onChange(copyToDelivery(week));
            setReported('Lieferung wie Restaurant');
          }}
        >
          Lieferung wie Restaurant
        </button>
      </div>
      <WeekChart
        week={week}
        overlaps={overlaps}
        wrongDays={wrongDays}
        opened={opened}
        onOpen={setOpened}
        onChange={(day, ranges) => {
          onChange({ [day]: ranges });
          setReported(ranges.map(rangeText).join(', '));
        }}
      >
        {opened !== null && (
          <>
            <div className={styles.services}>
              {SERVICES.map((service) => {
                const day = weekDay(service, opened);
                return (
                  <RangesField
                    key={day}
                    label={`${SERVICE_LABELS[service]} am ${WEEKDAY_NAMES[opened]}`}
                    name={day}
                    ranges={week[day]}
                    errors={errors}
                    overlaps={new Map(overlaps.flatMap((found) => (found.day === day ? [[found.range, OVERLAP]] : [])))}
                    onChange={(ranges) => onChange({ [day]: ranges })}
                  />
                );
              })}
            </div>
            <div className={styles.copy} role="group" aria-label={`Zeiten vom ${WEEKDAY_NAMES[opened]} übernehmen`}>
              <p aria-hidden="true">Diese Zeiten auch am</p>
              {WEEKDAYS.filter((weekday) => weekday !== opened).map((weekday) => (
                <button key={weekday} type="button" onClick={() => copy(opened, [weekday], WEEKDAY_NAMES[weekday])}>
                  <span aria-hidden="true">{WEEKDAY_NAMES[weekday].slice(0, 2)}</span>
                  <span className={controls.visuallyHidden}>Auch am {WEEKDAY_NAMES[weekday]}</span>
                </button>
              ))}
              <button type="button" onClick={() => copy(opened, WORKDAYS, 'Montag bis Freitag')}>
                Mo bis Fr
              </button>
              <button type="button" onClick={() => copy(opened, WEEKDAYS, 'Alle Tage')}>
                alle Tage
              </button>
            </div>
          </>
        )}
      </WeekChart>
      <p className={styles.keys}>
        Balken ziehen oder mit Pfeiltasten verschieben, mit Umschalt das Ende. Zeiten gelten bis zum Ende, auch nach
        Mitternacht.
      </p>
      {outside.length > 0 && (
        <details className={styles.outside}>
          <summary>Geliefert wird auch, wenn das Restaurant geschlossen ist</summary>
          <p>Das ist erlaubt, sofern dann jemand am Ofen steht.</p>
          <ul>
            {outside.map(({ weekday, ranges }) => (
              <li key={weekday}>
                <b>{WEEKDAY_NAMES[weekday]}</b> {ranges.map(rangeText).join(', ')}
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className={controls.visuallyHidden} role="status">
        {reported}
      </p>
    </>
  );
}
