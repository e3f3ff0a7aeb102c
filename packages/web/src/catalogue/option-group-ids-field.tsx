import type { OutlinedOptionGroup } from '@ofenpost/core/catalogue/catalogue-outline';
import { PRODUCT_OPTION_GROUPS_MAX } from '@ofenpost/core/catalogue/product-draft';
import type { FieldErrors } from '@ofenpost/core/editor/field-errors';
import { EditorField } from '../editor/editor-field.tsx';
import { ListEditor } from '../editor/list-editor.tsx';

type Props = {
  readonly ids: readonly string[];
  readonly optionGroups: readonly OutlinedOptionGroup[];
  readonly errors: FieldErrors;
  readonly onIds: (ids: string[]) => void;
};

/** Groups with the same name are distinguished by their options. */
const labelOf = ({ name, options }: OutlinedOptionGroup): string =>
  `${name} (${options
    .slice(0, 3)
    .map((option) => option.name)
    .join(', ')}${options.length > 3 ? ' …' : ''})`;

/** Asks for the option groups of a product, in their order. */
export function OptionGroupIdsField({ ids, optionGroups, errors, onIds }: Props) {
  const offered = optionGroups.filter(({ id, archived }) => archived === null || ids.includes(id));
  const free = offered.filter(({ id }) => !ids.includes(id));
  return (
    <ListEditor
      noun="Auswahl"
      addLabel={free.length === 0 ? 'Alle Auswahlen sind dabei' : 'Auswahl hinzufügen'}
      items={ids}
      max={free.length === 0 ? ids.length : PRODUCT_OPTION_GROUPS_MAX}
      blank={free[0]?.id ?? ''}
      error={errors['optionGroupIds']}
      onItems={onIds}
    >
      {(id, place, change) => (
        <EditorField name={`optionGroupIds.${place}`} errors={errors} label={`${place + 1}. Auswahl`}>
          {(control) => (
            <select {...control} value={id} onChange={({ target }) => change(target.value)}>
              {offered
                .filter((group) => group.id === id || !ids.includes(group.id))
                .map((group) => (
                  <option key={group.id} value={group.id}>
                    {labelOf(group)}
                  </option>
                ))}
            </select>
          )}
        </EditorField>
      )}
    </ListEditor>
  );
}
