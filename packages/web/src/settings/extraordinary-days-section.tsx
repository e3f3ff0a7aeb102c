import { draftOf } from '@ofenpost/core/editor/versioned-editor';
import type { SpecialDays } from '@ofenpost/core/opening-hours/special-days-draft';
import { SECTION_TITLES } from '@ofenpost/core/settings/section-titles';
import { formatLocalDate, toLocalDate } from '@ofenpost/core/time/zurich';
import { useNow, useOpeningHours } from '../app/app-state.ts';
import { hoursText } from '../opening-hours/special-day-list.tsx';
import { SpecialDaysEditor } from '../opening-hours/special-days-editor.tsx';
import { sectionPage } from './section-page.tsx';
import type { SectionParts } from './section-parts.ts';

const Fields: SectionParts<'extraordinaryDays', null>['Fields'] = ({ editor }) => (
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
  title: SECTION_TITLES.extraordinaryDays,
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
  Fields,
});
