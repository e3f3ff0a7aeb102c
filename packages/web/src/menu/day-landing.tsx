import type { Menu } from '@ofenpost/core/menu/menu';
import { menuBlockerOn } from '@ofenpost/core/menu/menu-blocker';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { WEEKDAY_NAMES, dayOfWeek } from '@ofenpost/core/time/zurich';
import type { WeekPlanning } from './use-week-planning.ts';
import controls from '../theme/controls.module.css';
import styles from './week-plan.module.css';

type Props = {
  readonly date: LocalDate;
  /** The number of menus on the day. */
  readonly count: number;
  readonly menus: readonly Menu[];
  readonly planning: WeekPlanning;
};

/** Shows whether the picked-up menu fits this day, and a button to put it there without dragging. */
export function DayLanding({ date, count, menus, planning: { carried, drop } }: Props) {
  if (carried === null || carried.from?.date === date) return null;
  const blocker = menuBlockerOn(menus, { menuId: carried.menuId, date });
  if (blocker !== null) return <p className={styles.whyNot}>{blocker}</p>;
  if (carried.isDragged) return null;
  return (
    <button
      type="button"
      className={`${controls.secondary} ${controls.small} ${styles.put}`}
      onClick={() => drop({ date, place: count })}
    >
      {carried.from === null ? 'Hier anbieten' : 'Hierhin verschieben'}
      <span className={controls.visuallyHidden}>, {WEEKDAY_NAMES[dayOfWeek(date)]}</span>
    </button>
  );
}
