import { hoursPreview } from '@ofenpost/core/delivery/hours-preview';
import { draftOf } from '@ofenpost/core/editor/versioned-editor';
import type { TimeRange } from '@ofenpost/core/opening-hours/opening-hours';
import { SERVICE_LABELS } from '@ofenpost/core/opening-hours/opening-labels';
import { SERVICES, WEEKDAYS, type Week, withWeek } from '@ofenpost/core/opening-hours/week';
import { SECTION_TITLES } from '@ofenpost/core/settings/section-titles';
import { WEEKDAY_NAMES, dayOfWeek, toLocalDate } from '@ofenpost/core/time/zurich';
import type { Field } from '@ofenpost/core/validation/field';
import { useDelivery, useNow, useOpeningHours } from '../app/app-state.ts';
import { BeforeAfter } from '../editor/before-after.tsx';
import { PreviewHead } from '../editor/preview-head.tsx';
import { rangeText } from '../opening-hours/range-text.ts';
import { WeekEditor } from '../opening-hours/week-editor.tsx';
import { sectionPage } from './section-page.tsx';
import type { SectionParts } from './section-parts.ts';
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
  title: SECTION_TITLES.openingHours,
  summary: 'Die Woche von Restaurant und Lieferung',
  texts: textOf,
  loadContext: async () => null,
  Fields,
  Preview,
});
