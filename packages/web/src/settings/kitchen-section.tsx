import { formatMoney } from '@ofenpost/core/money/format-money';
import type { HalfPriceRule } from '@ofenpost/core/pizza-creator/pizza-offer';
import type { Ports } from '@ofenpost/core/ports';
import { halfPriceExample } from '@ofenpost/core/settings/half-price-example';
import { SECTION_TITLES } from '@ofenpost/core/settings/section-titles';
import { KITCHEN_FIELDS } from '@ofenpost/core/settings/settings-draft';
import { ChoiceField } from '../editor/choice-field.tsx';
import { EditorField } from '../editor/editor-field.tsx';
import { FormSection } from '../editor/form-section.tsx';
import { NumberInput } from '../editor/number-input.tsx';
import { KitchenPreview } from './kitchen-preview.tsx';
import { OwnPizzaFields } from './own-pizza-fields.tsx';
import { sectionPage } from './section-page.tsx';
import type { SectionParts } from './section-parts.ts';

/** The first limit of a kitchen that had none. */
const FIRST_CAPACITY = 20;

const loadContext = async ({ pizzaCreator, delivery }: Ports) => ({
  // A shop without own pizzas has no example.
  offer: await pizzaCreator.load().catch(() => null),
  reserved: (await delivery.loadOvenLoad()).reserved,
});
export type KitchenContext = Awaited<ReturnType<typeof loadContext>>;

function exampleOf({ offer }: KitchenContext, rule: HalfPriceRule): string | null {
  const lines = offer && halfPriceExample(offer, rule);
  if (lines === null) return null;
  const sum = lines.reduce((total, { price }) => total + price, 0);
  return `${lines.map(({ label, price }) => `${label} ${formatMoney(price)}`).join(' + ')} = ${formatMoney(sum)}`;
}

const Fields: SectionParts<'kitchen', KitchenContext>['Fields'] = ({ editor, context }) => {
  const {
    value: { preparationMinutes, ovenCapacity },
    errors,
    edit,
  } = editor;
  return (
    <>
      <FormSection title="Zubereitung und Ofen">
        <EditorField
          name="preparationMinutes"
          errors={errors}
          label="Zubereitungszeit"
          hint="Von der Annahme, bis die Bestellung dem Kurier übergeben wird."
        >
          {(control) => (
            <NumberInput
              {...control}
              unit="Minuten"
              step={5}
              value={preparationMinutes}
              onValue={(minutes) => edit({ preparationMinutes: minutes })}
            />
          )}
        </EditorField>
        <ChoiceField
          name="oven"
          isShort
          errors={{}}
          label="Kapazität des Ofens"
          hint="Ist eine Viertelstunde voll, können Gäste sie nicht mehr wählen."
          value={ovenCapacity === null ? 'unlimited' : 'limited'}
          options={[
            { value: 'limited', label: 'Begrenzt' },
            { value: 'unlimited', label: 'Unbegrenzt' },
          ]}
          onValue={(choice) => edit({ ovenCapacity: choice === 'limited' ? FIRST_CAPACITY : null })}
        />
        {ovenCapacity !== null && (
          <EditorField name="ovenCapacity" errors={errors} label="Fladen pro Viertelstunde">
            {(control) => (
              <NumberInput
                {...control}
                unit="Fladen"
                value={ovenCapacity}
                onValue={(breads) => edit({ ovenCapacity: breads })}
              />
            )}
          </EditorField>
        )}
      </FormSection>
      <OwnPizzaFields editor={editor} exampleOf={(rule) => exampleOf(context, rule)} />
    </>
  );
};

export const kitchenSection = sectionPage<'kitchen', KitchenContext>({
  section: 'kitchen',
  title: SECTION_TITLES.kitchen,
  summary: 'Zubereitungszeit, Kapazität des Ofens, eigene Pizzas und ihr Grundpreis',
  texts: KITCHEN_FIELDS,
  loadContext,
  Fields,
  Preview: KitchenPreview,
});
