import type { DayJournal } from '@ofenpost/core/accounting/accounting';
import { createCashMovementForm } from '@ofenpost/core/accounting/accounting-forms';
import { BLANK_CASH_MOVEMENT } from '@ofenpost/core/accounting/cash';
import { useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { Field } from '../ui/field.tsx';
import { RadioChips } from '../ui/radio-chips.tsx';
import { MoneyInput } from '../ui/typed-input.tsx';
import { BooksDialog, useBooksForm, useLimitHint } from './books-dialog.tsx';
import styles from './books-dialog.module.css';

type Props = { readonly journal: DayJournal; readonly onClosed: () => void };

const WAYS = { out: 'Entnahme', in: 'Einlage' } as const;

/** Books cash that is put into the till or taken out. */
export function CashMovementDialog({ journal, onClosed }: Props) {
  const { ports } = useApp();
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  const form = useBooksForm(() => createCashMovementForm(ports, journal.day, close), BLANK_CASH_MOVEMENT);
  const { value, errors, edit } = form;
  const limit = useLimitHint(journal);
  return (
    <BooksDialog
      title="Kasse: ein und aus"
      action="Buchen"
      isOpen={isOpen}
      isBusy={form.isBusy}
      refusal={form.refusal}
      element={form.element}
      onSubmit={form.submit}
      onClose={close}
      onClosed={onClosed}
    >
      <div className={styles.choices} role="radiogroup" aria-label="Was ist es?">
        <RadioChips
          name="way"
          options={['out', 'in'] as const}
          textOf={(way) => WAYS[way]}
          chosen={value.way}
          onChosen={(way) => edit({ way })}
        />
      </div>
      <Field label="Betrag" {...limit} error={errors['amount']}>
        {(control) => <MoneyInput {...control} value={value.amount} onValue={(amount) => edit({ amount })} />}
      </Field>
      <Field label="Grund" hint="Zum Beispiel: Gemüse vom Markt, Wechselgeld von der Bank" error={errors['reason']}>
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            value={value.reason}
            onChange={({ target }) => edit({ reason: target.value })}
          />
        )}
      </Field>
    </BooksDialog>
  );
}
