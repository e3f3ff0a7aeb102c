import { type Sauce, type Topping, sauce, topping } from '@ofenpost/core/catalogue/illustration';
import type { FieldErrors } from '@ofenpost/core/editor/field-errors';
import type { IngredientKind } from '@ofenpost/core/pizza-creator/pizza-part-kind';
import { EditorField } from '../editor/editor-field.tsx';
import { SAUCE_LABELS, TOPPING_LABELS } from './drawing-labels.ts';

type Drawing = Sauce | Topping | null;
type Props = {
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
const NONE: Record<Props['kind'], string> = {
  sauce: 'Bitte wählen',
  cheese: 'Keine: ohne Käse',
  topping: 'Bitte wählen',
};

/** Asks for the drawing on the pizza. */
export const DrawingField = ({ kind, drawing, errors, onDrawing }: Props) => (
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
