import { type PlanChange, copiedWeek } from '@ofenpost/core/menu/edit-week-plan';
import { type WeekPlan, datesOfWeek } from '@ofenpost/core/menu/week-plan';
import type { WeekSheet } from '@ofenpost/core/menu/week-sheet';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { formatLocalDate } from '@ofenpost/core/time/zurich';
import { useEffect, useEffectEvent, useRef } from 'react';
import { MenuPalette } from './menu-palette.tsx';
import { PlannedDay } from './planned-day.tsx';
import { useDayDrop } from './use-day-drop.ts';
import { useWeekPlanning } from './use-week-planning.ts';
import controls from '../theme/controls.module.css';
import styles from './week-plan.module.css';

type Props = {
  readonly monday: LocalDate;
  readonly today: LocalDate;
  readonly sheet: WeekSheet;
  readonly plan: WeekPlan;
  readonly edit: (change: PlanChange) => void;
};

/** Shows the menu palette and the seven days. */
export function WeekPlanBoard({ monday, today, sheet: { menus, lastWeek }, plan, edit }: Props) {
  const board = useRef<HTMLDivElement>(null);
  const planning = useWeekPlanning({ menus, plan, edit, board });
  const isLastWeekEmpty = Object.values(lastWeek).every((menuIds) => menuIds.length === 0);
  const copy = () => {
    const { change, leftOut } = copiedWeek(menus, lastWeek, monday);
    edit(change);
    const without = leftOut.map(
      ({ menuId, date }) => `${planning.nameOf(menuId)} (${formatLocalDate(date).slice(0, 6)})`,
    );
    planning.report(
      without.length === 0
        ? 'Letzte Woche übernommen'
        : `Letzte Woche übernommen, ohne was nicht mehr gilt: ${without.join(', ')}`,
    );
  };
  useDayDrop({
    board,
    isDragging: planning.carried?.isDragged === true,
    onOver: planning.hover,
    onDrop: planning.drop,
  });
  const isHolding = planning.carried !== null;
  const escape = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && planning.release());
  useEffect(() => {
    if (!isHolding) return;
    const listen = (event: KeyboardEvent) => escape(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [isHolding]);
  return (
    <div ref={board} className={styles.board}>
      <div className={styles.side}>
        <MenuPalette monday={monday} menus={menus} planning={planning} />
        <button
          type="button"
          className={`${controls.secondary} ${controls.small}`}
          disabled={isLastWeekEmpty}
          onClick={copy}
        >
          Letzte Woche übernehmen
        </button>
        <p role="status" className={planning.told.isRefused ? controls.visuallyHidden : styles.told}>
          {planning.told.text}
        </p>
      </div>
      <ol className={styles.days} aria-label="Woche">
        {datesOfWeek(monday).map((date) => (
          <PlannedDay key={date} date={date} today={today} menus={menus} plan={plan} planning={planning} />
        ))}
      </ol>
    </div>
  );
}
