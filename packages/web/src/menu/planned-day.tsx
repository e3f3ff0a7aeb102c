import type { Menu } from '@ofenpost/core/menu/menu';
import type { WeekPlan } from '@ofenpost/core/menu/week-plan';
import { dayNoteOf, menuBlockerOn, nextPlace, type PlanPlace } from '@ofenpost/core/menu/week-plan-draft';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { WEEKDAY_NAMES, dayOfWeek, formatLocalDate } from '@ofenpost/core/time/zurich';
import { Fragment } from 'react';
import { useOpeningHours } from '../app/app-actors.tsx';
import { Amount } from '../money/amount.tsx';
import { ListItemButtons } from '../ui/list-editor.tsx';
import type { WeekPlanning } from './use-week-planning.ts';
import controls from '../ui/controls.module.css';
import styles from './day-head.module.css';
import weekPlanStyles from './week-plan.module.css';

type DayHeadProps = { readonly date: LocalDate; readonly today: LocalDate };

/** Shows the date, and the holidays and special hours for the planner. */
function DayHead({ date, today }: DayHeadProps) {
  const { isClosed, isSpecial, words } = dayNoteOf(useOpeningHours(), date);
  return (
    <div className={styles.head}>
      <h3>
        {WEEKDAY_NAMES[dayOfWeek(date)]} <small>{formatLocalDate(date).slice(0, 6)}</small>
      </h3>
      {date === today && <span className={styles.today}>heute</span>}
      {isClosed && <span className={styles.closed}>geschlossen</span>}
      {isSpecial && <span className={styles.special}>andere Zeiten</span>}
      {words.map((text) => (
        <small key={text} className={styles.words}>
          {text}
        </small>
      ))}
    </div>
  );
}

type DayLandingProps = {
  readonly date: LocalDate;
  /** The number of menus on the day. */
  readonly count: number;
  readonly menus: readonly Menu[];
  readonly planning: WeekPlanning;
};

/** Shows whether the picked-up menu fits this day, and a button to put it there without dragging. */
function DayLanding({ date, count, menus, planning: { carried, drop } }: DayLandingProps) {
  if (carried === null || carried.from?.date === date) return null;
  const blocker = menuBlockerOn(menus, { menuId: carried.menuId, date });
  if (blocker !== null) return <p className={weekPlanStyles.whyNot}>{blocker}</p>;
  if (carried.isDragged) return null;
  return (
    <button
      type="button"
      className={`${controls.secondary} ${controls.small} ${weekPlanStyles.put}`}
      onClick={() => drop({ date, place: count })}
    >
      {carried.from === null ? 'Hier anbieten' : 'Hierhin verschieben'}
      <span className={controls.visuallyHidden}>, {WEEKDAY_NAMES[dayOfWeek(date)]}</span>
    </button>
  );
}

type PlannedMenuProps = {
  readonly menuId: string;
  readonly at: PlanPlace;
  readonly menus: readonly Menu[];
  readonly plan: WeekPlan;
  readonly planning: WeekPlanning;
};

/** A menu on its day: dragged or picked up by its name, or moved by its buttons, also to the next day. */
function PlannedMenu({ menuId, at, menus, plan, planning }: PlannedMenuProps) {
  const { carried, carry, release, nameOf, move, remove } = planning;
  const message = menuBlockerOn(menus, { menuId, date: at.date });
  const price = menus.find(({ id }) => id === menuId)?.price;
  const isMoving = carried?.menuId === menuId && carried.from?.date === at.date;
  const carryIt = (isDragged: boolean) => carry({ menuId, from: at, isDragged });
  return (
    <li data-menu={menuId} className={weekPlanStyles.planned} data-invalid={message !== null || undefined}>
      <button
        type="button"
        draggable
        name={`${at.date}.${at.place}`}
        className={weekPlanStyles.name}
        aria-pressed={isMoving}
        onClick={() => carryIt(false)}
        onDragStart={({ dataTransfer }) => {
          dataTransfer.setData('text/plain', nameOf(menuId));
          carryIt(true);
        }}
        onDragEnd={release}
      >
        <b>{nameOf(menuId)}</b>
        {price !== undefined && (
          <small>
            <Amount rappen={price} />
          </small>
        )}
        {message !== null && <em>{message}</em>}
      </button>
      <ListItemButtons
        name={`${nameOf(menuId)}, ${WEEKDAY_NAMES[dayOfWeek(at.date)] ?? ''},`}
        isFirst={nextPlace(plan, at, -1) === null}
        isLast={nextPlace(plan, at, 1) === null}
        onMove={(by) => move(at, menuId, by)}
        onRemove={() => remove(at, menuId)}
      />
    </li>
  );
}

type Props = {
  readonly date: LocalDate;
  readonly today: LocalDate;
  readonly menus: readonly Menu[];
  readonly plan: WeekPlan;
  readonly planning: WeekPlanning;
};

const DropLine = () => <li className={weekPlanStyles.drop} aria-hidden="true" />;

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
        className={`${weekPlanStyles.day} ${date < today ? weekPlanStyles.past : ''}`}
        data-refused={isRefused || undefined}
      >
        <DayHead date={date} today={today} />
        <div className={weekPlanStyles.offer}>
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
          {menuIds.length === 0 && carried === null && <p className={weekPlanStyles.none}>Kein Menü</p>}
          <DayLanding date={date} count={menuIds.length} menus={menus} planning={planning} />
          {reported.isRefused && reported.date === date && <p className={weekPlanStyles.refused}>{reported.text}</p>}
        </div>
      </div>
    </li>
  );
}
