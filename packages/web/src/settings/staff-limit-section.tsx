import { SECTION_TITLES } from '@ofenpost/core/settings/section-titles';
import { STAFF_LIMIT_FIELDS } from '@ofenpost/core/settings/settings-draft';
import { EditorField } from '../editor/editor-field.tsx';
import { FormSection } from '../editor/form-section.tsx';
import { MoneyInput } from '../editor/typed-input.tsx';
import { sectionPage } from './section-page.tsx';
import type { SectionParts } from './section-parts.ts';

const Fields: SectionParts<'staffLimit', null>['Fields'] = ({ editor: { value, errors, edit } }) => (
  <FormSection
    title="Geld ohne Verkauf"
    hint="Rückerstattungen, Einlagen und Entnahmen, ein Anfangsbestand, der nicht der Vortrag ist, und angepasste Gutscheine. Grössere Beträge bucht nur die Geschäftsleitung. Was Gäste bezahlen, ist nicht begrenzt."
  >
    <EditorField
      name="staffLimit"
      errors={errors}
      label={STAFF_LIMIT_FIELDS.staffLimit.label}
      hint="Gilt für jeden Betrag einzeln. 0: Die Mitarbeiter bewegen gar kein Geld von Hand."
    >
      {(control) => <MoneyInput {...control} value={value.staffLimit} onValue={(staffLimit) => edit({ staffLimit })} />}
    </EditorField>
  </FormSection>
);

export const staffLimitSection = sectionPage<'staffLimit', null>({
  section: 'staffLimit',
  title: SECTION_TITLES.staffLimit,
  summary: 'Bis zu welchem Betrag Mitarbeiter Geld zurückgeben, ein- und auslegen',
  texts: STAFF_LIMIT_FIELDS,
  loadContext: () => Promise.resolve(null),
  Fields,
});
