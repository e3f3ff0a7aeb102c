import { isoWeekOf, mondayOfIsoWeek } from '@ofenpost/core/menu/iso-week';
import { mondayOf } from '@ofenpost/core/menu/week-menu';
import { weekPlan, type WeekSheet } from '@ofenpost/core/menu/week-plan';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { addDays, formatLocalDate, toLocalDate } from '@ofenpost/core/time/zurich';
import { Link } from '@tanstack/react-router';
import { adminPage } from '../app/admin-page.tsx';
import { useNow } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { FormNotice } from '../record/editor-head.tsx';
import { useRenewedForm } from '../record/use-newest-form.ts';
import { ArrowIcon } from '../ui/icons.tsx';
import { WeekPlanEditor } from './week-plan-editor.tsx';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import styles from './week-plan-page.module.css';

type WeekLinkProps = { readonly monday: LocalDate; readonly label: string; readonly arrow: 'back' | 'on' };

/** Renders nothing beyond the last date. */
function WeekLink({ monday, label, arrow }: WeekLinkProps) {
  const week = isoWeekOf(monday);
  if (mondayOfIsoWeek(week) === null) return null;
  return (
    <Link
      to="/admin/week-menu"
      search={{ woche: week }}
      className={`${controls.round} ${styles.arrow} ${styles[arrow] ?? ''}`}
      aria-label={label}
    >
      <ArrowIcon />
    </Link>
  );
}

type Data = { readonly monday: LocalDate; readonly sheet: WeekSheet };

/** Edits the plan of the week in the address. */
function WeekPlanPage({ data: { monday, sheet } }: { readonly data: Data }) {
  const thisMonday = mondayOf(toLocalDate(useNow()));
  const week = isoWeekOf(monday);
  const form = useRenewedForm(sheet.week, { form: `week-menu/${week}`, draft: weekPlan });
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <header className={styles.head}>
        <div>
          <h1>Wochenmenü</h1>
          <p className={styles.week}>
            <b>KW {Number(week.slice(-2))}</b>, {formatLocalDate(monday).slice(0, 6)} bis{' '}
            {formatLocalDate(addDays(monday, 6))}
          </p>
        </div>
        <nav className={styles.weeks} aria-label="Woche">
          <WeekLink monday={addDays(monday, -7)} label="Woche davor" arrow="back" />
          {monday !== thisMonday && (
            <Link to="/admin/week-menu" className={`${controls.quiet} ${controls.small}`}>
              Diese Woche
            </Link>
          )}
          <WeekLink monday={addDays(monday, 7)} label="Woche danach" arrow="on" />
        </nav>
        <div className={styles.actions}>
          <Link to="/admin/menu" className={`${controls.secondary} ${controls.small}`}>
            Menüs
          </Link>
          <Link
            to={paths.restaurant}
            search={{ woche: week }}
            hash="wochenmenu"
            className={`${controls.secondary} ${controls.small}`}
          >
            Ansehen und drucken
          </Link>
        </div>
      </header>
      <FormNotice form={form} />
      <WeekPlanEditor key={form.key} monday={monday} form={form} sheet={sheet} />
    </div>
  );
}

export const weekPlanPage = adminPage<Data>({
  title: 'Wochenmenü',
  action: 'menu.edit',
  access: 'zum Wochenmenü',
  load: async ({ weekMenuAdmin, clock }, week) => {
    const monday = mondayOfIsoWeek(week) ?? mondayOf(toLocalDate(clock.now()));
    return { monday, sheet: await weekMenuAdmin.load(monday) };
  },
  Page: WeekPlanPage,
});
