import type { Menu } from '@ofenpost/core/menu/menu';
import { menusOfferedOn, weekMenuOf } from '@ofenpost/core/menu/week-menu';
import { type WeekPlan, datesOfWeek, weekMenuEntriesOf } from '@ofenpost/core/menu/week-plan';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { WEEKDAY_NAMES, dayOfWeek, formatLocalDate } from '@ofenpost/core/time/zurich';
import { useState } from 'react';
import { AppOnDay } from '../app/app-on-day.tsx';
import { TodayMenus } from '../home/today-menus.tsx';
import { WeekMenu } from './week-menu.tsx';
import styles from './week-plan-preview.module.css';

type Props = {
  readonly monday: LocalDate;
  readonly today: LocalDate;
  readonly menus: readonly Menu[];
  readonly plan: WeekPlan;
};

/** Shows a day of the week as on the home page and on the restaurant's page, once this plan is saved. */
export function WeekPlanPreview({ monday, today, menus, plan }: Props) {
  const dates = datesOfWeek(monday);
  const [day, setDay] = useState(dates.includes(today) ? today : monday);
  const entries = weekMenuEntriesOf(plan);
  const offered = menusOfferedOn(menus, entries, day);
  const name = `${WEEKDAY_NAMES[dayOfWeek(day)] ?? ''}, ${formatLocalDate(day)}`;
  return (
    <section className={styles.preview} aria-labelledby="week-preview">
      <div className={styles.previewHead}>
        <h2 id="week-preview">So sehen es die Gäste</h2>
        <fieldset className={styles.dates}>
          <legend>am</legend>
          {dates.map((date) => (
            <label key={date}>
              <input type="radio" name="preview-day" checked={date === day} onChange={() => setDay(date)} />
              <span>
                {(WEEKDAY_NAMES[dayOfWeek(date)] ?? '').slice(0, 2)} {formatLocalDate(date).slice(0, 6)}
              </span>
            </label>
          ))}
        </fieldset>
      </div>
      <AppOnDay day={day}>
        <h3 className={styles.where}>Auf der Startseite, {name}</h3>
        {offered.length === 0 && <p className={styles.none}>An diesem Tag zeigt die Startseite kein Menü.</p>}
        {/* `inert` prevents orders from the preview. */}
        <div inert>
          <TodayMenus menus={offered} entries={entries} />
        </div>
        <h3 className={styles.where}>Auf «Restaurant»</h3>
        <div inert>
          <WeekMenu days={weekMenuOf(menus, entries, monday)} today={day} entries={entries} />
        </div>
      </AppOnDay>
    </section>
  );
}
