import type { EditedDraft } from '@ofenpost/core/editor/versioned-editor';
import { HALF_PRICE_LABELS, type HalfPriceRule } from '@ofenpost/core/pizza/pizza-offer';
import type { KitchenSettingsDraft } from '@ofenpost/core/settings/settings-draft';
import { type ItemVatClass, itemVatClass } from '@ofenpost/core/vat/vat';
import { ITEM_VAT_CLASS_LABELS } from '@ofenpost/core/vat/vat-rates-draft';
import { EditorField, FormSection } from '../record/editor-field.tsx';
import type { Editor } from '../record/use-editor.ts';
import { ChoiceField } from '../ui/choice-field.tsx';
import { SwitchField } from '../ui/switch-field.tsx';
import { MoneyInput } from '../ui/typed-input.tsx';

const CLASSES = itemVatClass.options.map((value) => ({
  value,
  label: ITEM_VAT_CLASS_LABELS[value],
}));

type Props = {
  readonly editor: Editor<EditedDraft<KitchenSettingsDraft>>;
  /** Returns an example price of a half-price rule; null without own pizzas. */
  readonly exampleOf: (rule: HalfPriceRule) => string | null;
};

/** Edits the base product of own pizzas and their price rule. */
export const OwnPizzaFields = ({ editor: { value, errors, edit }, exampleOf }: Props) => (
  <FormSection title="Eigene Pizzas" hint="Was sonst darauf kommt, hat seinen Preis im Sortiment.">
    <EditorField
      name="pizzaName"
      errors={errors}
      label="Name"
      hint="So heisst sie im Warenkorb, auf dem Bon und auf der Quittung."
    >
      {(control) => (
        <input
          {...control}
          autoComplete="off"
          value={value.pizzaName}
          onChange={({ target }) => edit({ pizzaName: target.value })}
        />
      )}
    </EditorField>
    <EditorField
      name="pizzaBasePrice"
      errors={errors}
      label="Grundpreis"
      hint="Der leeren Pizza in der kleinsten Grösse."
    >
      {(control) => (
        <MoneyInput {...control} value={value.pizzaBasePrice} onValue={(price) => edit({ pizzaBasePrice: price })} />
      )}
    </EditorField>
    <SwitchField
      name="pizzaAvailable"
      label="Im Angebot"
      hint="Ausgeschaltet können Gäste keine eigene Pizza bestellen."
      isOn={value.pizzaAvailable}
      onChange={(isOn) => edit({ pizzaAvailable: isOn })}
    />
    <ChoiceField
      name="pizzaVatClass"
      errors={errors}
      label="MwSt.-Klasse"
      hint="Alkohol verlangt die Alterskontrolle."
      isShort
      value={value.pizzaVatClass}
      options={CLASSES}
      onValue={(group: ItemVatClass) => edit({ pizzaVatClass: group })}
    />
    <ChoiceField
      name="halfPriceRule"
      errors={errors}
      label="Halbe Beläge"
      hint="Was ein Belag kostet, der nur auf einer Hälfte liegt."
      value={value.halfPriceRule}
      options={(Object.keys(HALF_PRICE_LABELS) as HalfPriceRule[]).map((rule) => ({
        value: rule,
        label: (
          <>
            {HALF_PRICE_LABELS[rule]}
            <small>{exampleOf(rule)}</small>
          </>
        ),
      }))}
      onValue={(rule) => edit({ halfPriceRule: rule })}
    />
  </FormSection>
);
