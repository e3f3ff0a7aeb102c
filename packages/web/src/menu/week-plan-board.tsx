import type { Menu } from '@ofenpost/core/menu/menu';
import { menusValidOn } from '@ofenpost/core/menu/week-menu';
import { datesOfWeek, type WeekPlan, type WeekSheet } from '@ofenpost/core/menu/week-plan';
import { type PlanPlace, type PlanChange, copiedWeek } from '@ofenpost/core/menu/week-plan-draft';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { formatLocalDate } from '@ofenpost/core/time/zurich';
import { Link } from '@tanstack/react-router';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { Amount } from '../money/amount.tsx';
import { PlannedDay } from './planned-day.tsx';
import { type WeekPlanning, useWeekPlanning } from './use-week-planning.ts';
import controls from '../ui/controls.module.css';
import styles from './week-plan.module.css';

/** Describes the validity of a menu that does not cover the whole week. */
function limitText({ validFrom, validTo }: Menu, monday: LocalDate, sunday: LocalDate): string {
  const from = validFrom > monday ? `ab ${formatLocalDate(validFrom).slice(0, 6)}` : '';
  const to = validTo < sunday ? `bis ${formatLocalDate(validTo).slice(0, 6)}` : '';
  return `${from} ${to}`.trim();
}

type MenuPaletteProps = {
  readonly monday: LocalDate;
  readonly menus: readonly Menu[];
  readonly planning: WeekPlanning;
};

/** Lists the menus that are valid during the week, to be dragged onto days, or picked up and put down by presses. */
function MenuPalette({ monday, menus, planning: { carried, carry, release } }: MenuPaletteProps) {
  const dates = datesOfWeek(monday);
  const sunday = dates.at(-1) ?? monday;
  const offered = menus.filter((menu) => dates.some((date) => menusValidOn([menu], date).length > 0));
  return (
    <section className={styles.palette} aria-labelledby="palette">
      <h2 id="palette">Menüs</h2>
      <p className={styles.hint}>Auf einen Tag ziehen. Oder antippen und dann den Tag wählen.</p>
      {offered.length === 0 && (
        <p className={styles.hint}>
          In dieser Woche gilt kein Menü.{' '}
          <Link to="/admin/menu/$id" params={{ id: 'new' }}>
            Neues Menü
          </Link>
        </p>
      )}
      <ul>
        {offered.map((menu) => {
          const isMoving = carried?.menuId === menu.id && carried.from === null;
          const limit = limitText(menu, monday, sunday);
          const carryIt = (isDragged: boolean) => carry({ menuId: menu.id, from: null, isDragged });
          return (
            <li key={menu.id}>
              <button
                type="button"
                draggable
                className={styles.menu}
                aria-pressed={isMoving}
                onClick={() => carryIt(false)}
                onDragStart={({ dataTransfer }) => {
                  dataTransfer.setData('text/plain', menu.name);
                  carryIt(true);
                }}
                onDragEnd={release}
              >
                <b>{menu.name}</b>
                <small>
                  <Amount rappen={menu.price} />
                  {limit !== '' && <em> · nur {limit}</em>}
                </small>
              </button>
            </li>
          );
        })}
      </ul>
      {carried !== null && !carried.isDragged && (
        <button type="button" className={`${controls.secondary} ${controls.small}`} onClick={release}>
          Doch nicht
        </button>
      )}
    </section>
  );
}

/** Returns the index of the menu before which the pointer is. */
function placeAt(day: HTMLElement, y: number): number {
  const middles = [...day.querySelectorAll('[data-menu]')].map((menu) => {
    const { top, height } = menu.getBoundingClientRect();
    return top + height / 2;
  });
  const below = middles.findIndex((middle) => y < middle);
  return below === -1 ? middles.length : below;
}

/** Returns the place on the board below the pointer; null outside of the days. */
function planPlaceOf({ target, clientY }: DragEvent): PlanPlace | null {
  const day = target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null;
  const date = day?.dataset['day'];
  return day === null || date === undefined ? null : { date, place: placeAt(day, clientY) };
}

type Options = {
  readonly board: RefObject<HTMLElement | null>;
  readonly isDragging: boolean;
  readonly onOver: (place: PlanPlace) => void;
  readonly onDrop: (place: PlanPlace) => void;
};

/** Handles dragging over the days and dropping on one of them. */
function useDayDrop({ board, isDragging, onOver, onDrop }: Options): void {
  const over = useEffectEvent((event: DragEvent) => {
    const place = planPlaceOf(event);
    if (place === null) return;
    // Drops are accepted everywhere: one on a wrong day then shows the reason.
    event.preventDefault();
    onOver(place);
  });
  const drop = useEffectEvent((event: DragEvent) => {
    const place = planPlaceOf(event);
    if (place === null) return;
    event.preventDefault();
    onDrop(place);
  });
  useEffect(() => {
    const element = board.current;
    if (!isDragging || element === null) return;
    const listenOver = (event: DragEvent) => over(event);
    const listenDrop = (event: DragEvent) => drop(event);
    element.addEventListener('dragover', listenOver);
    element.addEventListener('drop', listenDrop);
    return () => {
      element.removeEventListener('dragover', listenOver);
      element.removeEventListener('drop', listenDrop);
    };
  }, [board, isDragging]);
}

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
