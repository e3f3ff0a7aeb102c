import type { FieldErrors } from '@ofenpost/core/editor/field-errors';
import { Choice } from '../theme/choice.tsx';
import styles from './catalogue-admin.module.css';

type Props<V extends string | number> = {
  readonly name: string;
  readonly errors: FieldErrors;
  readonly label: string;
  readonly hint?: string;
  readonly options: readonly (readonly [value: V, label: string])[];
  readonly chosen: readonly V[];
  readonly onChosen: (chosen: V[]) => void;
};

/** Several of a few options, side by side, in the order of the options. */
export const ChipsField = <V extends string | number>(props: Props<V>) => {
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
