import type { Menu } from '@ofenpost/core/menu/menu';
import { menuBlockerOn } from '@ofenpost/core/menu/menu-blocker';
import type { WeekPlan } from '@ofenpost/core/menu/week-plan';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { WEEKDAY_NAMES, dayOfWeek, formatLocalDate } from '@ofenpost/core/time/zurich';
import { Fragment } from 'react';
import { DayHead } from './day-head.tsx';
import { DayLanding } from './day-landing.tsx';
import { PlannedMenu } from './planned-menu.tsx';
import type { WeekPlanning } from './use-week-planning.ts';
import styles from './week-plan.module.css';

type Props = {
  readonly date: LocalDate;
  readonly today: LocalDate;
  readonly menus: readonly Menu[];
  readonly plan: WeekPlan;
  readonly planning: WeekPlanning;
};

const DropLine = () => <li className={styles.drop} aria-hidden="true" />;

/** Shows a day of the week, notes on it, and its menus. */
export function PlannedDay({ date, today, menus, plan, planning }: Props) {
  const { carried, over, told: reported } = planning;
  const menuIds = plan[date] ?? [];
  const isRefused = carried !== null && menuBlockerOn(menus, { menuId: carried.menuId, date }) !== null;
  const place = over?.date === date && !isRefused ? over.place : null;
  return (
    <li>
      <div
        role="group"
        data-day={date}
        tabIndex={-1}
        aria-label={`${WEEKDAY_NAMES[dayOfWeek(date)] ?? ''}, ${formatLocalDate(date)}`}
        className={`${styles.day} ${date < today ? styles.past : ''}`}
        data-refused={isRefused || undefined}
      >
        <DayHead date={date} today={today} />
        <div className={styles.offer}>
          <ol>
            {menuIds.map((menuId, index) => (
              <Fragment key={menuId}>
                {place === index && <DropLine />}
                <PlannedMenu
                  menuId={menuId}
                  at={{ date, place: index }}
                  menus={menus}
                  plan={plan}
                  planning={planning}
                />
              </Fragment>
            ))}
            {place === menuIds.length && <DropLine />}
          </ol>
          {menuIds.length === 0 && carried === null && <p className={styles.none}>Kein Menü</p>}
          <DayLanding date={date} count={menuIds.length} menus={menus} planning={planning} />
          {reported.isRefused && reported.date === date && <p className={styles.refused}>{reported.text}</p>}
        </div>
      </div>
    </li>
  );
}
