import { formatMoney } from '@ofenpost/core/money/format-money';
import { whenText } from '@ofenpost/core/opening-hours/opening-labels';
import type { HalfPriceRule } from '@ofenpost/core/pizza/pizza-offer';
import type { Ports } from '@ofenpost/core/ports';
import {
  type KitchenPreview as Preview,
  kitchenPreview,
  halfPriceExample,
} from '@ofenpost/core/settings/kitchen-preview';
import { type KitchenSettingsDraft, KITCHEN_FIELDS } from '@ofenpost/core/settings/settings-draft';
import { formatTime } from '@ofenpost/core/time/zurich';
import { useDelivery, useNow, useOpeningHours } from '../app/app-actors.tsx';
import { EditorField, FormSection } from '../record/editor-field.tsx';
import { BeforeAfter, PreviewHead } from '../record/editor-head.tsx';
import { sectionPage, type SectionParts } from '../record/section-page.tsx';
import { ChoiceField } from '../ui/choice-field.tsx';
import { NumberInput } from '../ui/typed-input.tsx';
import { OwnPizzaFields } from './own-pizza-fields.tsx';
import styles from './kitchen-preview.module.css';

type Props = {
  readonly before: KitchenSettingsDraft;
  readonly after: KitchenSettingsDraft | null;
  readonly context: KitchenContext;
};

const SLOTS_SHOWN = 8;

const slotsText = ({ slots }: Preview): string => {
  const free = slots.filter(({ isFull }) => !isFull).length;
  return slots.length === 0 ? 'keine' : `${free} frei${free < slots.length ? `, ${slots.length - free} voll` : ''}`;
};

/** Compares today's offer before and after the change: one flatbread to the nearest location. */
function KitchenPreview({ before, after, context: { reserved } }: Props) {
  const [openingHours, delivery, now] = [useOpeningHours(), useDelivery(), useNow()];
  const of = (draft: KitchenSettingsDraft) => kitchenPreview(draft, { openingHours, delivery, reserved }, now);
  const [today, then] = [of(before), of(after ?? before)];
  const next = (preview: Preview) => (preview.next === null ? 'zurzeit nicht' : whenText(preview.next, now));
  return (
    <>
      <PreviewHead isKnown={after !== null} hint="Ein Fladen an die nächste Haustür, wenn jetzt jemand bestellt." />
      <dl className={styles.facts}>
        <BeforeAfter label="So bald wie möglich" before={next(today)} after={next(then)} />
        <BeforeAfter label="Wählbare Zeiten heute" before={slotsText(today)} after={slotsText(then)} />
      </dl>
      {then.slots.length > 0 && (
        <ul className={styles.slots} aria-label="Die nächsten Zeiten">
          {then.slots.slice(0, SLOTS_SHOWN).map(({ at, isFull }) => (
            <li key={at} className={isFull ? styles.full : undefined}>
              {formatTime(at)}
              {isFull && <small> voll</small>}
            </li>
          ))}
          {then.slots.length > SLOTS_SHOWN && <li>…</li>}
        </ul>
      )}
    </>
  );
}

/** The first limit of a kitchen that had none. */
const FIRST_CAPACITY = 20;

const loadContext = async ({ pizzaCreator, delivery }: Ports) => ({
  // A shop without own pizzas has no example.
  offer: await pizzaCreator.load().catch(() => null),
  reserved: (await delivery.loadOvenLoad()).reserved,
});
type KitchenContext = Awaited<ReturnType<typeof loadContext>>;

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
  summary: 'Zubereitungszeit, Kapazität des Ofens, eigene Pizzas und ihr Grundpreis',
  texts: KITCHEN_FIELDS,
  loadContext,
  Fields,
  Preview: KitchenPreview,
});
