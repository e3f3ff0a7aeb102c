import { TEAM_SIGN_IN_FIELDS, STAFF_LIMIT_FIELDS } from '@ofenpost/core/settings/settings-draft';
import { FormSection, EditorField } from '../record/editor-field.tsx';
import { sectionPage, type SectionParts } from '../record/section-page.tsx';
import { Choice } from '../ui/choice.tsx';
import { MoneyInput } from '../ui/typed-input.tsx';

const Fields: SectionParts<'teamSignIn', null>['Fields'] = ({ editor: { value, edit } }) => (
  <FormSection
    title="Zweiter Faktor"
    hint="Mitarbeiter und Geschäftsleitung geben bei der Anmeldung zusätzlich einen Code aus einer App ein. Wer noch keinen hat, richtet ihn bei der nächsten Anmeldung ein; wer angemeldet ist, wenn du es zum ersten Mal verlangst, hat eine Woche Zeit."
  >
    <Choice
      type="checkbox"
      name="secondFactorDemanded"
      checked={value.secondFactorDemanded}
      onChange={({ target }) => edit({ secondFactorDemanded: target.checked })}
    >
      Für das ganze Team verlangen
    </Choice>
  </FormSection>
);

export const teamSignInSection = sectionPage<'teamSignIn', null>({
  section: 'teamSignIn',
  summary: 'Ob das Team beim Anmelden einen zweiten Faktor braucht',
  texts: TEAM_SIGN_IN_FIELDS,
  loadContext: () => Promise.resolve(null),
  Fields,
});

const StaffLimitSectionFields: SectionParts<'staffLimit', null>['Fields'] = ({ editor: { value, errors, edit } }) => (
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
  summary: 'Bis zu welchem Betrag Mitarbeiter Geld zurückgeben, ein- und auslegen',
  texts: STAFF_LIMIT_FIELDS,
  loadContext: () => Promise.resolve(null),
  Fields: StaffLimitSectionFields,
});
