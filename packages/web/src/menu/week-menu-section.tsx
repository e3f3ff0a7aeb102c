import { isoWeekOf, mondayOfIsoWeek } from '@ofenpost/core/menu/iso-week';
import type { MenuDay } from '@ofenpost/core/menu/menu';
import { type WeekMenuEntry, mondayOf } from '@ofenpost/core/menu/week-menu';
import { placeText } from '@ofenpost/core/restaurant/contact-lines';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { addDays, daysBetween, formatLocalDate } from '@ofenpost/core/time/zurich';
import { Link } from '@tanstack/react-router';
import { useRestaurant } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { ArrowIcon, icon } from '../ui/icons.tsx';
import { WeekMenu } from './menu-list.tsx';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import styles from './week-menu-section.module.css';

const PrinterIcon = () =>
  icon(
    <>
      <path d="M7.5 8.5V4h9v4.5M7.5 16.5H5A1.5 1.5 0 0 1 3.5 15v-5A1.5 1.5 0 0 1 5 8.5h14a1.5 1.5 0 0 1 1.5 1.5v5a1.5 1.5 0 0 1-1.5 1.5h-2.5" />
      <path d="M7.5 14h9v6.5h-9z" />
    </>,
  );

type Props = {
  /** Monday to Sunday of the displayed week. */
  readonly days: readonly MenuDay[];
  readonly today: LocalDate;
  /** The plan from this week on. */
  readonly entries: readonly WeekMenuEntry[];
};

const NEARBY: Readonly<Record<number, string>> = { [-1]: 'Letzte Woche', 0: 'Diese Woche', 1: 'Nächste Woche' };

/** Shows the menus of a week, with links to other weeks by the address. */
export function WeekMenuSection({ days, today, entries }: Props) {
  const restaurant = useRestaurant();
  const monday = days[0]?.date ?? mondayOf(today);
  const sunday = addDays(monday, 6);
  const thisMonday = mondayOf(today);
  const week = isoWeekOf(monday);
  const name = NEARBY[daysBetween(thisMonday, monday) / 7];
  return (
    <section className={`${layout.section} ${styles.section}`} aria-labelledby="wochenmenu">
      <div className={styles.head}>
        <div>
          <p className={styles.paper}>
            <b>{restaurant.name}</b> {restaurant.claim}
          </p>
          <h2 id="wochenmenu">Wochenmenü</h2>
          <p className={styles.week} aria-live="polite">
            {name !== undefined && <b>{name}</b>} KW {Number(week.slice(-2))}, {formatLocalDate(monday).slice(0, 6)} bis{' '}
            {formatLocalDate(sunday)}
          </p>
        </div>
        <nav className={styles.weeks} aria-label="Woche">
          <WeekLink monday={addDays(monday, -7)} label="Woche davor" arrow="back" />
          {monday !== thisMonday && (
            <Link to={paths.restaurant} hash="wochenmenu" className={`${controls.quiet} ${controls.small}`}>
              Diese Woche
            </Link>
          )}
          <WeekLink monday={addDays(monday, 7)} label="Woche danach" arrow="on" />
          <button
            type="button"
            className={`${controls.secondary} ${controls.small} ${styles.print}`}
            onClick={() => globalThis.print()}
          >
            <PrinterIcon /> Drucken
          </button>
        </nav>
      </div>
      {days.some(({ menus }) => menus.length > 0) ? (
        <WeekMenu days={days} today={today} entries={entries} />
      ) : (
        <p className={`${layout.card} ${styles.empty}`}>
          {sunday < today
            ? 'In dieser Woche gab es kein Wochenmenü.'
            : 'Für diese Woche steht noch kein Wochenmenü. Schau bald wieder vorbei.'}
        </p>
      )}
      <p className={styles.paper}>
        {[placeText(restaurant), restaurant.phoneNumber, 'Preise inkl. MwSt.']
          .filter((part) => part !== '')
          .join(' · ')}
      </p>
    </section>
  );
}

type WeekLinkProps = { readonly monday: LocalDate; readonly label: string; readonly arrow: 'back' | 'on' };

/** Renders nothing beyond the last date. `nofollow` keeps robots from following endless weeks. */
function WeekLink({ monday, label, arrow }: WeekLinkProps) {
  const week = isoWeekOf(monday);
  if (mondayOfIsoWeek(week) === null) return null;
  return (
    <Link
      to={paths.restaurant}
      search={{ woche: week }}
      hash="wochenmenu"
      rel="nofollow"
      className={`${controls.round} ${styles.arrow} ${styles[arrow] ?? ''}`}
      aria-label={label}
    >
      <ArrowIcon />
    </Link>
  );
}
