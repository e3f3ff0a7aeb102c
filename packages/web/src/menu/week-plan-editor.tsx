import { draftOf } from '@ofenpost/core/editor/versioned-editor';
import type { Menu } from '@ofenpost/core/menu/menu';
import { menusOfferedOn, weekMenuOf } from '@ofenpost/core/menu/week-menu';
import { type WeekPlan, datesOfWeek, weekMenuEntriesOf, type WeekSheet } from '@ofenpost/core/menu/week-plan';
import { type PlanChange, weekPlanDraft } from '@ofenpost/core/menu/week-plan-draft';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { WEEKDAY_NAMES, dayOfWeek, formatLocalDate, toLocalDate } from '@ofenpost/core/time/zurich';
import { useState } from 'react';
import { useApp, useNow } from '../app/app-actors.tsx';
import { AppOnDay } from '../app/app-on-day.tsx';
import type { FieldTexts } from '../record/field-texts.ts';
import { RecordForm } from '../record/record-form.tsx';
import type { NewestForm } from '../record/use-newest-form.ts';
import { WeekMenu } from './menu-list.tsx';
import { TodayMenus } from './today-menus.tsx';
import { WeekPlanBoard } from './week-plan-board.tsx';
import styles from './week-plan-preview.module.css';

type WeekPlanPreviewProps = {
  readonly monday: LocalDate;
  readonly today: LocalDate;
  readonly menus: readonly Menu[];
  readonly plan: WeekPlan;
};

/** Shows a day of the week as on the home page and on the restaurant's page, once this plan is saved. */
function WeekPlanPreview({ monday, today, menus, plan }: WeekPlanPreviewProps) {
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

const textsOf =
  ({ menus }: WeekSheet): FieldTexts<WeekPlan> =>
  (date) => ({
    label: `${WEEKDAY_NAMES[dayOfWeek(date)] ?? ''}, ${formatLocalDate(date).slice(0, 6)}`,
    text: (menuIds = []) =>
      menuIds.map((menuId) => menus.find(({ id }) => id === menuId)?.name ?? 'Gelöschtes Menü').join('\n') ||
      'kein Menü',
  });

type Props = { readonly monday: LocalDate; readonly form: NewestForm<WeekPlan>; readonly sheet: WeekSheet };

/** Shows the plan of a week and its preview. Saving publishes it. */
export function WeekPlanEditor({ monday, form, sheet }: Props) {
  const { ports } = useApp();
  const today = toLocalDate(useNow());
  return (
    <RecordForm<WeekPlan>
      record={{ draft: weekPlanDraft(sheet.menus) }}
      noun="Wochenmenü"
      savedTitle="Wochenmenü veröffentlicht"
      form={form}
      texts={textsOf(sheet)}
      save={(saving) => ports.weekMenuAdmin.save(monday, saving)}
    >
      {({ value, edit }) => {
        const plan = draftOf<WeekPlan>(value);
        return (
          <>
            <WeekPlanBoard
              monday={monday}
              today={today}
              sheet={sheet}
              plan={plan}
              edit={(change: PlanChange) => edit(change)}
            />
            <WeekPlanPreview monday={monday} today={today} menus={sheet.menus} plan={plan} />
          </>
        );
      }}
    </RecordForm>
  );
}
