import { SECTION_TITLES } from '@ofenpost/core/settings/section-titles';
import { TEAM_SIGN_IN_FIELDS } from '@ofenpost/core/settings/settings-draft';
import { FormSection } from '../editor/form-section.tsx';
import { Choice } from '../theme/choice.tsx';
import { sectionPage } from './section-page.tsx';
import type { SectionParts } from './section-parts.ts';

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
  title: SECTION_TITLES.teamSignIn,
  summary: 'Ob das Team beim Anmelden einen zweiten Faktor braucht',
  texts: TEAM_SIGN_IN_FIELDS,
  loadContext: () => Promise.resolve(null),
  Fields,
});
