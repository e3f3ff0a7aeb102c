import type { Menu } from '@ofenpost/core/menu/menu';
import { menusValidOn } from '@ofenpost/core/menu/week-menu';
import { datesOfWeek } from '@ofenpost/core/menu/week-plan';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { formatLocalDate } from '@ofenpost/core/time/zurich';
import { Link } from '@tanstack/react-router';
import { adminLink } from '../app/paths.ts';
import { Amount } from '../money/amount.tsx';
import type { WeekPlanning } from './use-week-planning.ts';
import controls from '../theme/controls.module.css';
import styles from './week-plan.module.css';

/** Describes the validity of a menu that does not cover the whole week. */
function limitText({ validFrom, validTo }: Menu, monday: LocalDate, sunday: LocalDate): string {
  const from = validFrom > monday ? `ab ${formatLocalDate(validFrom).slice(0, 6)}` : '';
  const to = validTo < sunday ? `bis ${formatLocalDate(validTo).slice(0, 6)}` : '';
  return `${from} ${to}`.trim();
}

type Props = { readonly monday: LocalDate; readonly menus: readonly Menu[]; readonly planning: WeekPlanning };

/** Lists the menus that are valid during the week, to be dragged onto days, or picked up and put down by presses. */
export function MenuPalette({ monday, menus, planning: { carried, carry, release } }: Props) {
  const dates = datesOfWeek(monday);
  const sunday = dates.at(-1) ?? monday;
  const offered = menus.filter((menu) => dates.some((date) => menusValidOn([menu], date).length > 0));
  return (
    <section className={styles.palette} aria-labelledby="palette">
      <h2 id="palette">Menüs</h2>
      <p className={styles.hint}>Auf einen Tag ziehen. Oder antippen und dann den Tag wählen.</p>
      {offered.length === 0 && (
        <p className={styles.hint}>
          In dieser Woche gilt kein Menü. <Link {...adminLink('menu/new')}>Neues Menü</Link>
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
