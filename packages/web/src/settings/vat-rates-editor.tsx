import type { FieldErrors } from '@ofenpost/core/editor/editor';
import { percentText } from '@ofenpost/core/money/format-money';
import { type LocalDate, localDate } from '@ofenpost/core/time/instant';
import { addDays, formatLocalDate } from '@ofenpost/core/time/zurich';
import { fulfilment } from '@ofenpost/core/vat/fulfilment';
import { vatClass, type VatRateEntry } from '@ofenpost/core/vat/vat';
import {
  FULFILMENT_LABELS,
  VAT_CLASS_LABELS,
  changedPastRates,
  ratesInForce,
  type VatRatesDraft,
  vatRateEntriesOf,
} from '@ofenpost/core/vat/vat-rates-draft';
import { useId, useState } from 'react';
import { DateInput } from '../ui/date-input.tsx';
import { Field } from '../ui/field.tsx';
import { PlusIcon } from '../ui/icons.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { PercentInput } from '../ui/typed-input.tsx';
import controls from '../ui/controls.module.css';
import field from '../ui/field.module.css';
import styles from './vat-rates-editor.module.css';

type Rates = VatRateEntry['rates'];

type VatRateFieldsProps = {
  /** The path in the draft, which is the entry's first day. */
  readonly name: string;
  readonly rates: Rates;
  readonly errors: FieldErrors;
  readonly onChange: (rates: Rates) => void;
};

/** Edits the rates of one entry as a table, VAT class by fulfilment. */
function VatRateFields({ name, rates, errors, onChange }: VatRateFieldsProps) {
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

export type VatRatesChange = Readonly<Record<LocalDate, VatRateEntry['rates'] | undefined>>;

type Props = {
  readonly rates: VatRatesDraft;
  readonly stored: VatRatesDraft;
  readonly errors: FieldErrors;
  readonly today: LocalDate;
  readonly onChange: (change: VatRatesChange) => void;
};

/** Formats the rates of deliveries: `Speisen 2.6 %, Alkohol 8.1 %`. */
const ratesText = ({ rates: { delivered } }: VatRateEntry): string =>
  `Speisen ${percentText(delivered.food)}, Alkohol ${percentText(delivered.alcohol)}, übriges ${percentText(delivered.standard)}`;

/** Edits the VAT rates by the day from which on they apply. */
export function VatRatesEditor({ rates, stored, errors, today, onChange }: Props) {
  const [from, setFrom] = useState('');
  const entries = vatRateEntriesOf(rates);
  const { now, next } = ratesInForce(rates, today);
  const past = changedPastRates(stored, rates, today);
  const isNew = localDate.safeParse(from).success && rates[from] === undefined;
  const stateOf = (validFrom: LocalDate): string => {
    if (validFrom === now?.validFrom) return 'gilt heute';
    return validFrom > today ? 'gilt später' : 'galt früher';
  };
  return (
    <>
      <div className={styles.now}>
        <p>
          <b>Heute gilt</b>{' '}
          {now === null
            ? 'kein Satz: so kann nichts bestellt werden.'
            : `${ratesText(now)} (seit ${formatLocalDate(now.validFrom)})`}
        </p>
        <p>
          <b>Danach</b>{' '}
          {next === null ? 'ist nichts anderes geplant.' : `ab ${formatLocalDate(next.validFrom)}: ${ratesText(next)}`}
        </p>
      </div>
      {past.length > 0 && (
        <p className={styles.warning} role="status">
          Du änderst Sätze, die schon gelten oder galten (ab {past.map(formatLocalDate).join(', ')}). Was schon
          übergeben ist, behält seine Sätze; was offen ist oder neu kommt, richtet sich nach dem Tag der Übergabe.
        </p>
      )}
      <div className={styles.add}>
        <Field
          label="Neue Sätze ab"
          error={from !== '' && !isNew && rates[from] !== undefined ? 'Ab diesem Tag gibt es schon Sätze.' : undefined}
        >
          {(control) => <DateInput {...control} min={addDays(today, 1)} value={from} onValue={setFrom} />}
        </Field>
        <button
          type="button"
          className={`${controls.secondary} ${styles.button}`}
          disabled={!isNew}
          onClick={() => {
            const before = entries.findLast(({ validFrom }) => validFrom <= from) ?? entries[0];
            if (before !== undefined) onChange({ [from]: before.rates });
            setFrom('');
          }}
        >
          <PlusIcon />
          Hinzufügen
        </button>
      </div>
      {entries.toReversed().map((entry) => {
        const isPast = entry.validFrom <= today;
        const fields = (
          <VatRateFields
            name={entry.validFrom}
            rates={entry.rates}
            errors={errors}
            onChange={(changed) => onChange({ [entry.validFrom]: changed })}
          />
        );
        const title = (
          <>
            <b>Ab {formatLocalDate(entry.validFrom)}</b>{' '}
            <StateBadge tone={entry.validFrom === now?.validFrom ? 'good' : undefined}>
              {stateOf(entry.validFrom)}
            </StateBadge>
          </>
        );
        const isOver = isPast && entry.validFrom !== now?.validFrom;
        return isOver ? (
          <details
            key={entry.validFrom}
            className={styles.entry}
            open={Object.keys(errors).some((path) => path.startsWith(entry.validFrom)) || undefined}
          >
            <summary>{title}</summary>
            {fields}
          </details>
        ) : (
          <section key={entry.validFrom} className={styles.entry} aria-label={`Ab ${formatLocalDate(entry.validFrom)}`}>
            <h2>
              {title}
              {!isPast && (
                <button
                  type="button"
                  className={`${controls.secondary} ${controls.small}`}
                  onClick={() => onChange({ [entry.validFrom]: undefined })}
                >
                  Entfernen
                </button>
              )}
            </h2>
            {fields}
          </section>
        );
      })}
    </>
  );
}
