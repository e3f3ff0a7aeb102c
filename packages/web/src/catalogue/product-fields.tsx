import { USUAL_BAKE_MINUTES } from '@ofenpost/core/catalogue/bake-minutes';
import type { CatalogueOutline } from '@ofenpost/core/catalogue/catalogue';
import {
  ORIGINS_MAX,
  PRODUCT_DESCRIPTION_MAX,
  PRODUCT_NAME_MAX,
  type ProductDraft,
} from '@ofenpost/core/catalogue/product-draft';
import { withKnownAllergens } from '@ofenpost/core/declaration/labelling';
import type { EditedDraft } from '@ofenpost/core/editor/versioned-editor';
import { itemVatClass } from '@ofenpost/core/vat/vat';
import { ITEM_VAT_CLASS_LABELS } from '@ofenpost/core/vat/vat-rates-draft';
import { LabellingFields } from '../declaration/labelling-fields.tsx';
import { PhotoField } from '../photo/photo-field.tsx';
import { EditorField, FormSection } from '../record/editor-field.tsx';
import type { Editor } from '../record/use-editor.ts';
import { ListEditor } from '../ui/list-editor.tsx';
import { SwitchField } from '../ui/switch-field.tsx';
import { NumberInput, MoneyInput } from '../ui/typed-input.tsx';
import { AllergensField, TagsField } from './declaration-fields.tsx';
import { IllustrationField, OptionGroupIdsField, ProductTimesFields } from './product-inputs.tsx';
import styles from './catalogue-admin.module.css';

type Props = { readonly editor: Editor<EditedDraft<ProductDraft>>; readonly outline: CatalogueOutline };

/** The input fields of a product. */
export function ProductFields({ editor, outline }: Props) {
  const { value, errors, edit } = editor;
  // Another recipe must be checked anew.
  const unchecked = value.labelling?.checked === true ? { labelling: { ...value.labelling, checked: false } } : {};
  return (
    <>
      <FormSection title="Auf der Karte">
        <EditorField name="name" errors={errors} label="Name" className={styles.wide}>
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              maxLength={PRODUCT_NAME_MAX + 1}
              value={value.name}
              onChange={({ target }) => edit({ name: target.value })}
            />
          )}
        </EditorField>
        <EditorField name="description" errors={errors} label="Beschreibung" aside="freiwillig">
          {(control) => (
            <textarea
              {...control}
              rows={2}
              maxLength={PRODUCT_DESCRIPTION_MAX + 1}
              value={value.description}
              onChange={({ target }) => edit({ description: target.value, ...unchecked })}
            />
          )}
        </EditorField>
        <EditorField name="productGroupId" errors={errors} label="Gruppe">
          {(control) => (
            <select
              {...control}
              value={value.productGroupId}
              onChange={({ target }) => edit({ productGroupId: target.value })}
            >
              <option value="">Bitte wählen</option>
              {outline.productGroups
                .filter(({ id, archived }) => archived === null || id === value.productGroupId)
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </select>
          )}
        </EditorField>
        <EditorField name="price" errors={errors} label="Preis" hint="Inklusive MwSt.">
          {(control) => <MoneyInput {...control} value={value.price} onValue={(price) => edit({ price })} />}
        </EditorField>
        <EditorField name="vatClass" errors={errors} label="MwSt.-Klasse" hint="Alkohol verlangt die Alterskontrolle.">
          {(control) => (
            <select
              {...control}
              value={value.vatClass}
              onChange={({ target }) => edit({ vatClass: itemVatClass.parse(target.value) })}
            >
              {itemVatClass.options.map((each) => (
                <option key={each} value={each}>
                  {ITEM_VAT_CLASS_LABELS[each]}
                </option>
              ))}
            </select>
          )}
        </EditorField>
        <SwitchField
          name="available"
          label="Im Angebot"
          hint="Ausgeschaltet steht es auf der Karte, lässt sich aber nicht bestellen."
          isOn={value.available}
          onChange={(available) => edit({ available })}
        />
        <SwitchField
          name="favourite"
          label="Auf der Startseite"
          hint="Als Liebling zeigen."
          isOn={value.favourite}
          onChange={(favourite) => edit({ favourite })}
        />
      </FormSection>
      <FormSection title="Bild">
        <PhotoField
          photo={value.photo}
          errors={errors}
          hint="Ohne Foto sehen die Gäste die Zeichnung."
          onPhoto={(photo) => edit({ photo })}
        />
        <IllustrationField
          illustration={value.illustration}
          errors={errors}
          onIllustration={(illustration) => edit({ illustration })}
        />
      </FormSection>
      <FormSection title="Küche und Zeiten">
        <EditorField
          name="ovenBreads"
          errors={errors}
          label="Platz im Ofen"
          hint="0 für alles, was nicht gebacken wird."
        >
          {(control) => (
            <NumberInput
              {...control}
              unit="Fladen"
              value={value.ovenBreads}
              onValue={(ovenBreads) => edit({ ovenBreads })}
            />
          )}
        </EditorField>
        <EditorField
          name="bakeMinutes"
          errors={errors}
          label="Backzeit"
          aside="freiwillig"
          hint={`Leer: wie üblich, ${USUAL_BAKE_MINUTES} Minuten.`}
        >
          {(control) => (
            <NumberInput
              {...control}
              unit="Minuten"
              value={value.bakeMinutes ?? Number.NaN}
              onValue={(minutes) => edit({ bakeMinutes: Number.isNaN(minutes) ? null : minutes })}
            />
          )}
        </EditorField>
        <ProductTimesFields editor={editor} />
      </FormSection>
      <FormSection title="Auswahlen" hint="Grössen, Böden, Extras: in dieser Reihenfolge wählen die Gäste.">
        <OptionGroupIdsField
          ids={value.optionGroupIds}
          optionGroups={outline.optionGroups}
          errors={errors}
          onIds={(optionGroupIds) => edit({ optionGroupIds })}
        />
      </FormSection>
      <FormSection title="Deklaration" hint="Was das Gesetz verlangt. Allergene der Extras stehen bei den Auswahlen.">
        <AllergensField
          errors={errors}
          chosen={value.allergens}
          onChosen={(allergens) => edit({ allergens, labelling: withKnownAllergens(value.labelling) })}
        />
        <LabellingFields
          errors={errors}
          allergens={value.allergens}
          labelling={value.labelling}
          isDrinkable
          onChange={edit}
        />
        <TagsField errors={errors} chosen={value.tags} onChosen={(tags) => edit({ tags, ...unchecked })} />
        <ListEditor
          noun="Herkunft"
          addLabel="Herkunft von Fleisch oder Fisch hinzufügen"
          items={value.origins}
          max={ORIGINS_MAX}
          blank={{ ingredient: '', country: '' }}
          error={errors['origins']}
          onItems={(origins) => edit({ origins, ...unchecked })}
        >
          {(origin, place, change) => (
            <>
              <EditorField name={`origins.${place}.ingredient`} errors={errors} label="Zutat">
                {(control) => (
                  <input
                    {...control}
                    autoComplete="off"
                    placeholder="Rohschinken"
                    value={origin.ingredient}
                    onChange={({ target }) => change({ ...origin, ingredient: target.value })}
                  />
                )}
              </EditorField>
              <EditorField name={`origins.${place}.country`} errors={errors} label="Land">
                {(control) => (
                  <input
                    {...control}
                    autoComplete="off"
                    placeholder="Schweiz"
                    value={origin.country}
                    onChange={({ target }) => change({ ...origin, country: target.value })}
                  />
                )}
              </EditorField>
            </>
          )}
        </ListEditor>
      </FormSection>
    </>
  );
}
