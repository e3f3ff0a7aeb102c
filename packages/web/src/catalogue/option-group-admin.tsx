import { ALLERGENS_FIELD, PRICE_FIELD } from '@ofenpost/core/catalogue/catalogue-item-fields';
import {
  BLANK_OPTION,
  BLANK_OPTION_GROUP,
  OPTIONS_MAX,
  OPTION_GROUP_FIELDS,
  OPTION_GROUP_NAME_MAX,
  OPTION_NAME_MAX,
  type OptionDraft,
  type OptionGroupDraft,
} from '@ofenpost/core/catalogue/option-group-draft';
import { UNDECLARED } from '@ofenpost/core/declaration/labelling';
import { useState } from 'react';
import { adminPage } from '../app/admin-page.tsx';
import { useApp } from '../app/app-actors.tsx';
import { LabellingFields } from '../declaration/labelling-fields.tsx';
import { EditorField, FormSection } from '../record/editor-field.tsx';
import type { FieldTexts } from '../record/field-texts.ts';
import { ListEditor } from '../ui/list-editor.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import { SwitchField } from '../ui/switch-field.tsx';
import { NumberInput, MoneyInput } from '../ui/typed-input.tsx';
import { type CatalogueItemData, loadCatalogueItemData, CatalogueItemPage } from './catalogue-item-page.tsx';
import { AllergensField } from './declaration-fields.tsx';
import styles from './catalogue-admin.module.css';

const optionGroupPreview = onDemand(() =>
  import('./option-group-preview.tsx').then((module) => module.OptionGroupPreview),
);

type Data = CatalogueItemData<'optionGroup'>;

const optionText = ({ name, price, allergens, available }: OptionDraft): string =>
  [
    `${name}: ${PRICE_FIELD.text(price)}`,
    ...(allergens.length === 0 ? [] : [ALLERGENS_FIELD.text(allergens)]),
    ...(available ? [] : ['ausgeschaltet']),
  ].join(', ');

const TEXTS: FieldTexts<OptionGroupDraft> = {
  ...OPTION_GROUP_FIELDS,
  options: { label: 'Extras', text: (options) => options.map(optionText).join('\n') },
};

const RULES = [
  { field: 'min', label: 'Mindestens', hint: '0, wenn man nichts wählen muss.' },
  { field: 'max', label: 'Höchstens', hint: '1 und 1: genau eines.' },
  { field: 'included', label: 'Inklusive', hint: 'Die günstigsten so vielen sind im Preis.' },
] as const;

function OptionGroupAdmin({ id, data }: { readonly id: string; readonly data: Data }) {
  const { ports } = useApp();
  // A new option has its id before it is saved: two requests create it once.
  const blank = (): OptionDraft => ({ ...BLANK_OPTION, labelling: UNDECLARED, id: ports.idempotencyKey.create() });
  const [begin] = useState(() => ({ ...BLANK_OPTION_GROUP, options: [blank()] }));
  return (
    <CatalogueItemPage<'optionGroup'>
      parts={{
        kind: 'optionGroup',
        noun: 'Auswahl',
        newTitle: 'Neue Auswahl',
        page: '/admin/option-groups/$id',
        list: { to: '/admin/option-groups' },
        listTitle: 'Alle Auswahlen',
        texts: TEXTS,
      }}
      data={data}
      path={id}
      begin={begin}
      renderPreview={(draft) => <optionGroupPreview.Component draft={draft} />}
      renderFields={({ value, errors, edit }) => (
        <>
          <FormSection title="Regel" hint="Gilt bei allen Produkten mit dieser Auswahl.">
            <EditorField name="name" errors={errors} label="Name" className={styles.wide}>
              {(control) => (
                <input
                  {...control}
                  autoComplete="off"
                  maxLength={OPTION_GROUP_NAME_MAX + 1}
                  value={value.name}
                  onChange={({ target }) => edit({ name: target.value })}
                />
              )}
            </EditorField>
            {RULES.map(({ field, label, hint }) => (
              <EditorField key={field} name={field} errors={errors} label={label} hint={hint}>
                {(control) => (
                  <NumberInput
                    {...control}
                    unit="Extras"
                    value={value[field]}
                    onValue={(count) => edit({ [field]: count })}
                  />
                )}
              </EditorField>
            ))}
          </FormSection>
          <FormSection title="Extras">
            <ListEditor
              noun="Extra"
              addLabel="Extra hinzufügen"
              items={value.options}
              max={OPTIONS_MAX}
              blank={blank()}
              error={errors['options']}
              onItems={(options) => edit({ options })}
            >
              {(option, place, change) => (
                <>
                  <EditorField name={`options.${place}.name`} errors={errors} label="Name" className={styles.wide}>
                    {(control) => (
                      <input
                        {...control}
                        autoComplete="off"
                        maxLength={OPTION_NAME_MAX + 1}
                        value={option.name}
                        onChange={({ target }) => change({ ...option, name: target.value })}
                      />
                    )}
                  </EditorField>
                  <EditorField name={`options.${place}.price`} errors={errors} label="Aufpreis">
                    {(control) => (
                      <MoneyInput {...control} value={option.price} onValue={(price) => change({ ...option, price })} />
                    )}
                  </EditorField>
                  <SwitchField
                    name={`options.${place}.available`}
                    label="Im Angebot"
                    hint="Ausgeschaltet kann es niemand wählen."
                    isOn={option.available}
                    onChange={(available) => change({ ...option, available })}
                  />
                  <details className={styles.allergens}>
                    <summary>Allergene: {ALLERGENS_FIELD.text(option.allergens)}</summary>
                    <AllergensField
                      name={`options.${place}.allergens`}
                      errors={errors}
                      label={`Allergene von ${option.name === '' ? 'diesem Extra' : option.name}`}
                      chosen={option.allergens}
                      onChosen={(allergens) =>
                        change({
                          ...option,
                          allergens,
                          labelling: {
                            ...(option.labelling ?? UNDECLARED),
                            allergensKnown: true,
                            reason: '',
                            checked: false,
                          },
                        })
                      }
                    />
                    <LabellingFields
                      path={`options.${place}.`}
                      errors={errors}
                      allergens={option.allergens}
                      labelling={option.labelling}
                      hasOrigins
                      onChange={(declared) => change({ ...option, ...declared })}
                    />
                  </details>
                </>
              )}
            </ListEditor>
          </FormSection>
        </>
      )}
    />
  );
}

export const optionGroupAdminPage = adminPage<Data>({
  title: 'Auswahl',
  action: 'catalogue.edit',
  access: 'zu den Auswahlen',
  load: (ports, id) => loadCatalogueItemData(ports, 'optionGroup', id),
  Page: OptionGroupAdmin,
});
