import { hoursPreview } from '@ofenpost/core/delivery/hours-preview';
import { draftOf } from '@ofenpost/core/editor/versioned-editor';
import type { TimeRange } from '@ofenpost/core/opening-hours/opening-hours';
import { SERVICE_LABELS } from '@ofenpost/core/opening-hours/opening-labels';
import type { SpecialDays } from '@ofenpost/core/opening-hours/special-days';
import { SERVICES, WEEKDAYS, type Week, withWeek } from '@ofenpost/core/opening-hours/week';
import { WEEKDAY_NAMES, dayOfWeek, toLocalDate, formatLocalDate } from '@ofenpost/core/time/zurich';
import type { Field } from '@ofenpost/core/validation/field';
import { useDelivery, useNow, useOpeningHours } from '../app/app-actors.tsx';
import { rangeText } from '../opening-hours/announced-days.tsx';
import { hoursText } from '../opening-hours/special-day-list.tsx';
import { SpecialDaysEditor } from '../opening-hours/special-days-editor.tsx';
import { WeekEditor } from '../opening-hours/week-editor.tsx';
import { BeforeAfter, PreviewHead } from '../record/editor-head.tsx';
import { sectionPage, type SectionParts } from '../record/section-page.tsx';
import styles from './kitchen-preview.module.css';

const text = (ranges: readonly TimeRange[] | undefined): string =>
  ranges === undefined || ranges.length === 0 ? 'geschlossen' : ranges.map(rangeText).join(', ');

const textOf = (day: string): Field<TimeRange[] | undefined> => {
  const [service, weekday] = [SERVICES.find((own) => day.startsWith(own)), Number(day.at(-1))];
  return { label: `${service === undefined ? '' : SERVICE_LABELS[service]} ${WEEKDAY_NAMES[weekday] ?? ''}`, text };
};

const Fields: SectionParts<'openingHours', null>['Fields'] = ({ editor }) => {
  const today = dayOfWeek(toLocalDate(useNow()));
  return (
    <WeekEditor
      week={draftOf<Week>(editor.value)}
      errors={editor.errors}
      today={WEEKDAYS.find((weekday) => weekday === today) ?? 1}
      onChange={editor.edit}
    />
  );
};

/** Compares what guests see now and with these hours. */
const Preview: SectionParts<'openingHours', null>['Preview'] = ({ before, after }) => {
  const [openingHours, delivery, now] = [useOpeningHours(), useDelivery(), useNow()];
  const lines = (week: Week) => hoursPreview({ ...delivery, openingHours: withWeek(openingHours, week) }, now);
  const then = lines(after ?? before);
  return (
    <>
      <PreviewHead isKnown={after !== null} hint="Was Gäste gerade jetzt lesen, an der nächsten Haustür." />
      <dl className={styles.facts}>
        {lines(before).map(({ label, text: reported }, index) => (
          <BeforeAfter key={label} label={label} before={reported} after={then[index]?.text ?? reported} />
        ))}
      </dl>
    </>
  );
};

export const openingHoursSection = sectionPage<'openingHours', null>({
  section: 'openingHours',
  summary: 'Die Woche von Restaurant und Lieferung',
  texts: textOf,
  loadContext: async () => null,
  Fields,
  Preview,
});

const ExtraordinaryDaysSectionFields: SectionParts<'extraordinaryDays', null>['Fields'] = ({ editor }) => (
  <SpecialDaysEditor
    days={draftOf<SpecialDays>(editor.value)}
    openingHours={useOpeningHours()}
    errors={editor.errors}
    today={toLocalDate(useNow())}
    onChange={editor.edit}
  />
);

export const extraordinaryDaysSection = sectionPage<'extraordinaryDays', null>({
  section: 'extraordinaryDays',
  summary: 'Feiertage, Ferien und Tage mit anderen Zeiten',
  texts: (date) => ({
    label: formatLocalDate(date),
    text: (day) => {
      if (day === undefined) return 'wie üblich';
      const words = (day.restaurant ?? day.delivery)?.shortMessage ?? '';
      return [words, hoursText({ day })].filter((part) => part !== '').join(': ');
    },
  }),
  loadContext: async () => null,
  Fields: ExtraordinaryDaysSectionFields,
});
