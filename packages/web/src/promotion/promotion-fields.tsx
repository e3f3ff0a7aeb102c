import type { EditedDraft } from '@ofenpost/core/editor/versioned-editor';
import { WEEKDAYS } from '@ofenpost/core/opening-hours/week';
import type { PromotionDraft } from '@ofenpost/core/promotion/promotion';
import { promotionKind } from '@ofenpost/core/promotion/promotion-terms';
import { PROMOTION_KIND_LABELS } from '@ofenpost/core/promotion/promotion-texts';
import { WEEKDAY_NAMES } from '@ofenpost/core/time/zurich';
import { ChipsField } from '../catalogue/declaration-fields.tsx';
import { EditorField, FormSection } from '../record/editor-field.tsx';
import type { Editor } from '../record/use-editor.ts';
import { ChoiceField } from '../ui/choice-field.tsx';
import { DateInput } from '../ui/date-input.tsx';
import { SwitchField } from '../ui/switch-field.tsx';
import { MoneyInput, NumberInput, TimeInput } from '../ui/typed-input.tsx';
import type { OutlinedProduct } from './promotion-editor-page.tsx';

type Props = {
  readonly editor: Editor<EditedDraft<PromotionDraft>>;
  readonly products: readonly OutlinedProduct[];
};

const FIRST_HOURS = { from: '14:00', to: '17:00' };

const BenefitFields = ({ editor: { value, errors, edit }, products }: Props) => (
  <FormSection title="Was es gibt" hint="Alkohol wird nie günstiger und zählt nicht zum Mindestbetrag.">
    <ChoiceField
      name="kind"
      errors={errors}
      label="Art"
      value={value.kind}
      options={promotionKind.options.map((kind) => ({ value: kind, label: PROMOTION_KIND_LABELS[kind] }))}
      onValue={(kind) => edit({ kind })}
    />
    {value.kind === 'percent' && (
      <EditorField name="percent" errors={errors} label="Rabatt">
        {(control) => (
          <NumberInput {...control} value={value.percent} unit="%" onValue={(percent) => edit({ percent })} />
        )}
      </EditorField>
    )}
    {value.kind === 'amount' && (
      <EditorField name="amount" errors={errors} label="Betrag">
        {(control) => <MoneyInput {...control} value={value.amount} onValue={(amount) => edit({ amount })} />}
      </EditorField>
    )}
    {value.kind === 'freeProduct' && (
      <EditorField name="productId" errors={errors} label="Produkt" hint="Ein Stück davon ist gratis.">
        {(control) => (
          <select
            {...control}
            value={value.productId ?? ''}
            onChange={({ target }) => edit({ productId: target.value === '' ? null : target.value })}
          >
            <option value="">Bitte wählen</option>
            {products.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </EditorField>
    )}
    <EditorField name="minimum" errors={errors} label="Mindestbetrag" hint="0.00: ohne.">
      {(control) => <MoneyInput {...control} value={value.minimum} onValue={(minimum) => edit({ minimum })} />}
    </EditorField>
  </FormSection>
);

const TimeFields = ({ editor: { value, errors, edit } }: Pick<Props, 'editor'>) => (
  <FormSection title="Wann" hint="Es zählt, wann jemand bestellt.">
    <EditorField name="from" errors={errors} label="Erster Tag" aside="freiwillig">
      {(control) => <DateInput {...control} value={value.from ?? ''} onValue={(day) => edit({ from: day || null })} />}
    </EditorField>
    <EditorField name="until" errors={errors} label="Letzter Tag" aside="freiwillig">
      {(control) => (
        <DateInput {...control} value={value.until ?? ''} onValue={(day) => edit({ until: day || null })} />
      )}
    </EditorField>
    <ChipsField
      name="weekdays"
      errors={errors}
      label="Wochentage"
      options={WEEKDAYS.map((day) => [day as number, WEEKDAY_NAMES[day]] as const)}
      chosen={value.weekdays}
      onChosen={(weekdays) => edit({ weekdays })}
    />
    <SwitchField
      name="hours"
      label="Nur zu einer Tageszeit"
      hint="Sonst den ganzen Tag."
      isOn={value.hours !== null}
      onChange={(isOn) => edit({ hours: isOn ? FIRST_HOURS : null })}
    />
    {value.hours !== null && (
      <>
        <EditorField name="hours.from" errors={errors} label="Von">
          {(control) => (
            <TimeInput
              {...control}
              value={value.hours?.from ?? ''}
              onValue={(from) => edit({ hours: { ...FIRST_HOURS, ...value.hours, from } })}
            />
          )}
        </EditorField>
        <EditorField
          name="hours.to"
          errors={errors['hours'] === undefined ? errors : { ...errors, 'hours.to': errors['hours'] }}
          label="Bis"
        >
          {(control) => (
            <TimeInput
              {...control}
              value={value.hours?.to ?? ''}
              onValue={(to) => edit({ hours: { ...FIRST_HOURS, ...value.hours, to } })}
            />
          )}
        </EditorField>
      </>
    )}
  </FormSection>
);

const LimitFields = ({ editor: { value, errors, edit } }: Pick<Props, 'editor'>) => (
  <FormSection title="Wie oft">
    <SwitchField
      name="oncePerPerson"
      label="Einmal pro Person"
      hint="Erkannt an Konto oder Telefonnummer."
      isOn={value.oncePerPerson}
      onChange={(oncePerPerson) => edit({ oncePerPerson })}
    />
    <SwitchField
      name="limited"
      label="Insgesamt begrenzt"
      hint="Stornierte Bestellungen geben ihren Platz frei."
      isOn={value.usesMax !== null}
      onChange={(isOn) => edit({ usesMax: isOn ? 100 : null })}
    />
    {value.usesMax !== null && (
      <EditorField name="usesMax" errors={errors} label="Wie oft insgesamt">
        {(control) => (
          <NumberInput
            {...control}
            value={value.usesMax ?? Number.NaN}
            unit="mal"
            onValue={(usesMax) => edit({ usesMax })}
          />
        )}
      </EditorField>
    )}
    <SwitchField
      name="active"
      label="Läuft"
      hint="Ausgeschaltet ist die Aktion beendet, sobald du speicherst."
      isOn={value.active}
      onChange={(active) => edit({ active })}
    />
  </FormSection>
);

/** The input fields of a promotion. */
export const PromotionFields = ({ editor, products }: Props) => {
  const { value, errors, edit } = editor;
  return (
    <>
      <FormSection title="Wie sie heisst">
        <EditorField name="name" errors={errors} label="Name" hint="Gäste lesen ihn beim Nachlass.">
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              value={value.name}
              onChange={({ target }) => edit({ name: target.value })}
            />
          )}
        </EditorField>
        <EditorField
          name="code"
          errors={errors}
          label="Code"
          aside="freiwillig"
          hint="Ohne Code gilt die Aktion von selbst, als Happy Hour."
        >
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              value={value.code}
              onChange={({ target }) => edit({ code: target.value.toUpperCase() })}
            />
          )}
        </EditorField>
      </FormSection>
      <BenefitFields editor={editor} products={products} />
      <TimeFields editor={editor} />
      <LimitFields editor={editor} />
    </>
  );
};
