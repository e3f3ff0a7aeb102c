import { nextPlace, type PlanPlace } from '@ofenpost/core/menu/edit-week-plan';
import type { Menu } from '@ofenpost/core/menu/menu';
import { menuBlockerOn } from '@ofenpost/core/menu/menu-blocker';
import type { WeekPlan } from '@ofenpost/core/menu/week-plan';
import { WEEKDAY_NAMES, dayOfWeek } from '@ofenpost/core/time/zurich';
import { ListItemButtons } from '../editor/list-item-buttons.tsx';
import { Amount } from '../money/amount.tsx';
import type { WeekPlanning } from './use-week-planning.ts';
import styles from './week-plan.module.css';

type Props = {
  readonly menuId: string;
  readonly at: PlanPlace;
  readonly menus: readonly Menu[];
  readonly plan: WeekPlan;
  readonly planning: WeekPlanning;
};

/** A menu on its day: dragged or picked up by its name, or moved by its buttons, also to the next day. */
export function PlannedMenu({ menuId, at, menus, plan, planning }: Props) {
  const { carried, carry, release, nameOf, move, remove } = planning;
  const message = menuBlockerOn(menus, { menuId, date: at.date });
  const price = menus.find(({ id }) => id === menuId)?.price;
  const isMoving = carried?.menuId === menuId && carried.from?.date === at.date;
  const carryIt = (isDragged: boolean) => carry({ menuId, from: at, isDragged });
  return (
    <li data-menu={menuId} className={styles.planned} data-invalid={message !== null || undefined}>
      <button
        type="button"
        draggable
        name={`${at.date}.${at.place}`}
        className={styles.name}
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
