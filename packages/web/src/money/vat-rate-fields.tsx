import type { FieldErrors } from '@ofenpost/core/editor/field-errors';
import { fulfilment } from '@ofenpost/core/money/fulfilment';
import { vatClass } from '@ofenpost/core/money/vat';
import { FULFILMENT_LABELS, VAT_CLASS_LABELS } from '@ofenpost/core/money/vat-labels';
import type { VatRateEntry } from '@ofenpost/core/money/vat-rate';
import { useId } from 'react';
import { PercentInput } from '../editor/typed-input.tsx';
import field from '../theme/field.module.css';
import styles from './vat-rates-editor.module.css';

type Rates = VatRateEntry['rates'];

type Props = {
  /** The path in the draft, which is the entry's first day. */
  readonly name: string;
  readonly rates: Rates;
  readonly errors: FieldErrors;
  readonly onChange: (rates: Rates) => void;
};

/** Edits the rates of one entry as a table, VAT class by fulfilment. */
export function VatRateFields({ name, rates, errors, onChange }: Props) {
  const id = useId();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Klasse</th>
          {fulfilment.options.map((way) => (
            <th key={way} scope="col">
              {FULFILMENT_LABELS[way]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {vatClass.options.map((group) => (
          <tr key={group}>
            <th scope="row">{VAT_CLASS_LABELS[group]}</th>
            {fulfilment.options.map((way) => {
              const path = `${name}.${way}.${group}`;
              const error = errors[path];
              const noteId = `${id}-${way}-${group}`;
              return (
                <td key={way}>
                  <PercentInput
                    name={path}
                    className={field.control}
                    aria-label={`${VAT_CLASS_LABELS[group]}, ${FULFILMENT_LABELS[way]}, in Prozent`}
                    aria-invalid={error !== undefined}
                    aria-describedby={error === undefined ? undefined : noteId}
                    value={rates[way][group]}
                    onValue={(rate) => onChange({ ...rates, [way]: { ...rates[way], [group]: rate } })}
                  />
                  {error !== undefined && (
                    <p id={noteId} className={field.error}>
                      {error}
                    </p>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
