import { ALLERGENS, ALLERGEN_LABELS, type Allergen } from '@ofenpost/core/catalogue/allergen';
import { PRODUCT_TAGS, PRODUCT_TAG_LABELS, type ProductTag } from '@ofenpost/core/catalogue/product-tag';
import type { FieldErrors } from '@ofenpost/core/editor/field-errors';
import { ChipsField } from './chips-field.tsx';

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
