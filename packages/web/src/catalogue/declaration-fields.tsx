import {
  ALLERGENS,
  ALLERGEN_LABELS,
  type Allergen,
  PRODUCT_TAGS,
  PRODUCT_TAG_LABELS,
  type ProductTag,
} from '@ofenpost/core/catalogue/declaration';
import type { FieldErrors } from '@ofenpost/core/editor/editor';
import { Choice } from '../ui/choice.tsx';
import styles from './catalogue-admin.module.css';

type ChipsFieldProps<V extends string | number> = {
  readonly name: string;
  readonly errors: FieldErrors;
  readonly label: string;
  readonly hint?: string;
  readonly options: readonly (readonly [value: V, label: string])[];
  readonly chosen: readonly V[];
  readonly onChosen: (chosen: V[]) => void;
};

/** Several of a few options, side by side, in the order of the options. */
export const ChipsField = <V extends string | number>(props: ChipsFieldProps<V>) => {
  const { name, errors, label, hint, options, chosen, onChosen } = props;
  return (
    <fieldset className={styles.chipField}>
      <legend>{label}</legend>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <div className={styles.chips}>
        {options.map(([value, text]) => (
          <Choice
            key={value}
            face="chip"
            type="checkbox"
            name={name}
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChosen(
                options
                  .map(([each]) => each)
                  .filter((each) => (each === value ? target.checked : chosen.includes(each))),
              )
            }
          >
            {text}
          </Choice>
        ))}
      </div>
      {errors[name] !== undefined && <p className={styles.error}>{errors[name]}</p>}
    </fieldset>
  );
};

const ALLERGEN_OPTIONS = ALLERGENS.map((each) => [each, ALLERGEN_LABELS[each]] as const);
const TAG_OPTIONS = PRODUCT_TAGS.map((each) => [each, PRODUCT_TAG_LABELS[each]] as const);

type Props<V> = {
  readonly name?: string;
  readonly label?: string;
  readonly errors: FieldErrors;
  readonly chosen: readonly V[];
  readonly onChosen: (chosen: V[]) => void;
};

export const AllergensField = ({ name = 'allergens', label = 'Allergene', ...field }: Props<Allergen>) => (
  <ChipsField {...field} name={name} label={label} options={ALLERGEN_OPTIONS} />
);

export const TagsField = ({ name = 'tags', label = 'Merkmale', ...field }: Props<ProductTag>) => (
  <ChipsField {...field} name={name} label={label} options={TAG_OPTIONS} />
);
