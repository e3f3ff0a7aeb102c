import { DAYS_AHEAD_MAX } from '@ofenpost/core/delivery/delivery-time';
import {
  AUTO_ACCEPT_LABELS,
  type AutoAccept,
  autoAccept,
  ORDER_ACCEPTANCE_FIELDS,
} from '@ofenpost/core/settings/order-acceptance';
import { EditorField, FormSection } from '../record/editor-field.tsx';
import { sectionPage, type SectionParts } from '../record/section-page.tsx';
import { ChoiceField } from '../ui/choice-field.tsx';
import { MoneyInput, NumberInput } from '../ui/typed-input.tsx';

const AUTO_ACCEPT_HINTS: Record<AutoAccept, string> = {
  off: 'Ihr nehmt jede Bestellung am Bestellpult an.',
  whenCalm: 'Höchstens zehn andere Bestellungen sind offen, und der Ofen ist zu dieser Zeit höchstens halb voll.',
  always: 'Jede Bestellung, solange der Lieferdienst offen ist und nicht pausiert.',
};

const AutoAcceptField: SectionParts<'orderAcceptance', null>['Fields'] = ({ editor: { value, errors, edit } }) => (
  <FormSection
    title="Ohne euch annehmen"
    hint="Der Gast bekommt die Zeit, die er gesehen hat, und der Bon druckt sofort. Wer eine Allergie erwähnt oder neu ist und viel bestellt, wartet immer auf euch."
  >
    <ChoiceField
      name="autoAccept"
      errors={errors}
      label={ORDER_ACCEPTANCE_FIELDS.autoAccept.label}
      hint="Was von selbst angenommen wurde, lässt sich verschieben und stornieren wie immer."
      value={value.autoAccept}
      options={autoAccept.options.map((mode) => ({
        value: mode,
        label: (
          <>
            {AUTO_ACCEPT_LABELS[mode]}
            <small>{AUTO_ACCEPT_HINTS[mode]}</small>
          </>
        ),
      }))}
      onValue={(mode) => edit({ autoAccept: mode })}
    />
  </FormSection>
);

const NewGuestsField: SectionParts<'orderAcceptance', null>['Fields'] = ({ editor: { value, errors, edit } }) => (
  <FormSection
    title="Neue Gäste"
    hint="Neu ist, wer weder ein Konto hat noch mit dieser Telefonnummer schon einmal bestellt und bezahlt hat. Zusammen bekommen neue Gäste höchstens den halben Ofen."
  >
    <EditorField
      name="callNewGuestsAbove"
      errors={errors}
      label={ORDER_ACCEPTANCE_FIELDS.callNewGuestsAbove.label}
      hint="Über diesem Betrag steht am Bestellpult «neu: kurz anrufen». 0: immer."
    >
      {(control) => (
        <MoneyInput
          {...control}
          value={value.callNewGuestsAbove}
          onValue={(callNewGuestsAbove) => edit({ callNewGuestsAbove })}
        />
      )}
    </EditorField>
  </FormSection>
);

const DaysAheadField: SectionParts<'orderAcceptance', null>['Fields'] = ({ editor: { value, errors, edit } }) => (
  <FormSection
    title="Für einen anderen Tag"
    hint="Gäste wählen an der Kasse Tag und Zeit, soweit eure Öffnungszeiten es erlauben. Am Bestellpult warten solche Bestellungen unter «Später»."
  >
    <EditorField
      name="daysAhead"
      errors={errors}
      label={ORDER_ACCEPTANCE_FIELDS.daysAhead.label}
      hint={`0: nur für heute. Höchstens ${DAYS_AHEAD_MAX}.`}
    >
      {(control) => (
        <NumberInput {...control} unit="Tage" value={value.daysAhead} onValue={(daysAhead) => edit({ daysAhead })} />
      )}
    </EditorField>
  </FormSection>
);

const Fields: SectionParts<'orderAcceptance', null>['Fields'] = (props) => (
  <>
    <AutoAcceptField {...props} />
    <DaysAheadField {...props} />
    <NewGuestsField {...props} />
  </>
);

export const orderAcceptanceSection = sectionPage<'orderAcceptance', null>({
  section: 'orderAcceptance',
  summary: 'Ob Bestellungen von selbst angenommen werden, und ab wann ihr neue Gäste zuerst anruft',
  texts: ORDER_ACCEPTANCE_FIELDS,
  loadContext: () => Promise.resolve(null),
  Fields,
});
