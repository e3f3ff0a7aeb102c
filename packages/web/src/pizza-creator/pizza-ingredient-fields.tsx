import type { OutlinedPizzaPart } from '@ofenpost/core/catalogue/catalogue';
import { type Sauce, type Topping, sauce, topping } from '@ofenpost/core/catalogue/illustration';
import {
  ORIGIN_COUNTRY_MAX,
  type PizzaIngredientDraft,
  PIZZA_PART_NAME_MAX,
} from '@ofenpost/core/catalogue/pizza-part-draft';
import { type IngredientKind, PIZZA_PART_LABELS } from '@ofenpost/core/catalogue/pizza-part-kind';
import { withKnownAllergens } from '@ofenpost/core/declaration/labelling';
import type { FieldErrors } from '@ofenpost/core/editor/editor';
import type { EditedDraft } from '@ofenpost/core/editor/versioned-editor';
import { AllergensField, TagsField } from '../catalogue/declaration-fields.tsx';
import { LabellingFields } from '../declaration/labelling-fields.tsx';
import { EditorField, FormSection } from '../record/editor-field.tsx';
import type { Editor } from '../record/use-editor.ts';
import { SwitchField } from '../ui/switch-field.tsx';
import { MoneyInput } from '../ui/typed-input.tsx';
import { SAUCE_LABELS, TOPPING_LABELS } from './drawing-labels.ts';
import styles from './pizza-parts-admin.module.css';

type Drawing = Sauce | Topping | null;
type DrawingFieldProps = {
  readonly kind: Exclude<IngredientKind, 'dough'>;
  readonly drawing: Drawing;
  readonly errors: FieldErrors;
  readonly onDrawing: (drawing: Drawing) => void;
};

const byLabel = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).toSorted(([, a], [, b]) => a.localeCompare(b, 'de'));
const SAUCES = byLabel(SAUCE_LABELS);
const TOPPINGS = byLabel(TOPPING_LABELS);
/** The labels for no drawing. */
const NONE: Record<DrawingFieldProps['kind'], string> = {
  sauce: 'Bitte wählen',
  cheese: 'Keine: ohne Käse',
  topping: 'Bitte wählen',
};

/** Asks for the drawing on the pizza. */
const DrawingField = ({ kind, drawing, errors, onDrawing }: DrawingFieldProps) => (
  <EditorField name="illustration" errors={errors} label="Zeichnung" hint="So liegt es auf der gezeichneten Pizza.">
    {(control) => (
      <select
        {...control}
        value={drawing ?? ''}
        onChange={({ target }) => onDrawing((kind === 'sauce' ? sauce : topping).safeParse(target.value).data ?? null)}
      >
        <option value="">{NONE[kind]}</option>
        {(kind === 'sauce' ? SAUCES : TOPPINGS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    )}
  </EditorField>
);

type Props = {
  readonly editor: Editor<EditedDraft<PizzaIngredientDraft>>;
  readonly sizes: readonly OutlinedPizzaPart[];
};

/** The input fields of a dough, a sauce, a cheese or a topping. */
export function PizzaIngredientFields({ editor: { value, errors, edit }, sizes }: Props) {
  const sizeName = (sizeId: string) => sizes.find(({ id }) => id === sizeId)?.name ?? 'Frühere Grösse';
  return (
    <>
      <FormSection title={PIZZA_PART_LABELS[value.kind].one}>
        <EditorField name="name" errors={errors} label="Name">
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              maxLength={PIZZA_PART_NAME_MAX + 1}
              value={value.name}
              onChange={({ target }) => edit({ name: target.value })}
            />
          )}
        </EditorField>
        {value.kind !== 'dough' && (
          <DrawingField
            kind={value.kind}
            drawing={value.illustration}
            errors={errors}
            onDrawing={(illustration) => edit({ illustration })}
          />
        )}
        <SwitchField
          name="available"
          label="Im Angebot"
          hint="Ausgeschaltet sehen es die Gäste, können es aber nicht wählen."
          isOn={value.available}
          onChange={(available) => edit({ available })}
        />
      </FormSection>
      <FormSection title="Aufpreise" hint="Auf der ganzen Pizza, inklusive MwSt. Bei 0.00 ist es im Preis dabei.">
        <div className={styles.prices}>
          {value.prices.map(({ sizeId, price }, place) => (
            <EditorField key={sizeId} name={`prices.${place}.price`} errors={errors} label={sizeName(sizeId)}>
              {(control) => (
                <MoneyInput
                  {...control}
                  value={price}
                  onValue={(to) =>
                    edit({
                      prices: value.prices.map((each) => (each.sizeId === sizeId ? { ...each, price: to } : each)),
                    })
                  }
                />
              )}
            </EditorField>
          ))}
        </div>
      </FormSection>
      <FormSection title="Deklaration" hint="Was das Gesetz verlangt: Es steht bei jeder Pizza, auf der es liegt.">
        <AllergensField
          errors={errors}
          chosen={value.allergens}
          onChosen={(allergens) => edit({ allergens, labelling: withKnownAllergens(value.labelling) })}
        />
        <LabellingFields errors={errors} allergens={value.allergens} labelling={value.labelling} onChange={edit} />
        <TagsField errors={errors} chosen={value.tags} onChosen={(tags) => edit({ tags })} />
        <EditorField
          name="originCountry"
          errors={errors}
          label="Herkunft"
          aside="nur Fleisch und Fisch"
          hint="Das Land, aus dem es kommt."
        >
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              placeholder="Schweiz"
              maxLength={ORIGIN_COUNTRY_MAX + 1}
              value={value.originCountry ?? ''}
              onChange={({ target }) => edit({ originCountry: target.value === '' ? null : target.value })}
            />
          )}
        </EditorField>
      </FormSection>
    </>
  );
}
