import { BOOKKEEPING_FIELDS, type BookkeepingSettings } from '@ofenpost/core/bookkeeping/bookkeeping-settings';
import type { ComponentProps } from 'react';
import { EditorField, FormSection } from '../record/editor-field.tsx';
import { type SectionParts, sectionPage } from '../record/section-page.tsx';
import { Choice } from '../ui/choice.tsx';
import { PercentInput } from '../ui/typed-input.tsx';

type TextName = Exclude<keyof BookkeepingSettings, 'netTaxRate' | 'vatBooking' | 'vatMethod' | 'bexioIds'>;
type Editor = ComponentProps<SectionParts<'bookkeeping', null>['Fields']>['editor'];

const ACCOUNTS: readonly TextName[] = [
  'cash',
  'card',
  'twint',
  'online',
  'receivables',
  'transit',
  'giftCards',
  'giftCardsRedeemed',
  'giftCardChanges',
  'tips',
  'tillDifferences',
  'revenueReduced',
  'revenueStandard',
  'revenueUntaxed',
  'writeOffs',
  'vatOwed',
];
const CODES: readonly TextName[] = [
  'bananaReduced',
  'bananaStandard',
  'bexioReduced',
  'bexioStandard',
  'abacusReduced',
  'abacusStandard',
];
const TEXT_MAX = 12;

const TextFields = ({ names, editor }: { readonly names: readonly TextName[]; readonly editor: Editor }) =>
  names.map((name) => (
    <EditorField key={name} name={name} errors={editor.errors} label={BOOKKEEPING_FIELDS[name].label}>
      {(control) => (
        <input
          {...control}
          maxLength={TEXT_MAX}
          value={editor.value[name]}
          onChange={({ target }) => editor.edit({ [name]: target.value })}
        />
      )}
    </EditorField>
  ));

const Fields: SectionParts<'bookkeeping', null>['Fields'] = ({ editor }) => {
  const { value, errors, edit } = editor;
  return (
    <>
      <FormSection title="Konten" hint="Vorgegeben ist der Kontenrahmen KMU. Frag die Treuhand, welche sie führt.">
        <TextFields names={ACCOUNTS} editor={editor} />
      </FormSection>
      <FormSection title="MwSt. in den Buchungen">
        {(['gross', 'exact'] as const).map((option) => (
          <Choice
            key={option}
            type="radio"
            name="vatBooking"
            checked={value.vatBooking === option}
            onChange={() => edit({ vatBooking: option })}
          >
            {BOOKKEEPING_FIELDS.vatBooking.text(option)}
          </Choice>
        ))}
        <TextFields names={CODES} editor={editor} />
        <EditorField
          name="bexioIds"
          errors={errors}
          label={BOOKKEEPING_FIELDS.bexioIds.label}
          hint="Eine Zeile je Konto, Code und CHF, zum Beispiel 1000=77. bexio zeigt sie über seine Schnittstelle."
        >
          {(control) => (
            <textarea
              {...control}
              rows={6}
              value={value.bexioIds}
              onChange={({ target }) => edit({ bexioIds: target.value })}
            />
          )}
        </EditorField>
      </FormSection>
      <FormSection title="MwSt.-Abrechnung">
        {(['effective', 'netRate'] as const).map((option) => (
          <Choice
            key={option}
            type="radio"
            name="vatMethod"
            checked={value.vatMethod === option}
            onChange={() => edit({ vatMethod: option })}
          >
            {BOOKKEEPING_FIELDS.vatMethod.text(option)}
          </Choice>
        ))}
        <EditorField name="netTaxRate" errors={errors} label={BOOKKEEPING_FIELDS.netTaxRate.label}>
          {(control) => (
            <PercentInput {...control} value={value.netTaxRate} onValue={(netTaxRate) => edit({ netTaxRate })} />
          )}
        </EditorField>
      </FormSection>
    </>
  );
};

export const bookkeepingSection = sectionPage<'bookkeeping', null>({
  section: 'bookkeeping',
  summary: 'Unter welchen Konten und Codes die Treuhand die Tage bekommt',
  texts: BOOKKEEPING_FIELDS,
  loadContext: () => Promise.resolve(null),
  Fields,
});
