import type { DayJournal } from '@ofenpost/core/accounting/accounting';
import { createRefundForm } from '@ofenpost/core/accounting/accounting-forms';
import { BLANK_REFUND } from '@ofenpost/core/accounting/refund';
import { REFUND_CAUSE_LABELS, isWriteOff, needsReason, refundCause } from '@ofenpost/core/order/refund-cause';
import { type RefundMethod, paymentMethod } from '@ofenpost/core/payment/payment';
import { REFUND_METHOD_LABELS } from '@ofenpost/core/payment/payment-labels';
import { cleanCode } from '@ofenpost/core/text/clean-text';
import { useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { Field } from '../ui/field.tsx';
import { RadioChips } from '../ui/radio-chips.tsx';
import { MoneyInput } from '../ui/typed-input.tsx';
import { BooksDialog, useBooksForm, useLimitHint } from './books-dialog.tsx';
import field from '../ui/field.module.css';
import dialog from './books-dialog.module.css';
import styles from './books.module.css';

const numberText = (number: number): string => (Number.isNaN(number) ? '' : String(number));
const readNumber = (text: string): number => (/^\d{1,9}$/.test(cleanCode(text)) ? Number(cleanCode(text)) : Number.NaN);

type Props = { readonly journal: DayJournal; readonly onClosed: () => void };

/** Books a refund for a delivered order. */
export function RefundDialog({ journal, onClosed }: Props) {
  const { ports } = useApp();
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  const form = useBooksForm(() => createRefundForm(ports, close), BLANK_REFUND);
  const { value, errors, edit } = form;
  const limit = useLimitHint(journal);
  return (
    <BooksDialog
      title="Rückerstattung"
      action={isWriteOff(value) ? 'Abschreiben' : 'Zurückerstatten'}
      isOpen={isOpen}
      isBusy={form.isBusy}
      refusal={form.refusal}
      element={form.element}
      onSubmit={form.submit}
      onClose={close}
      onClosed={onClosed}
    >
      <p className={styles.note}>Sie wird heute gebucht. Die Bestellung und ihr Tag bleiben, wie sie sind.</p>
      <Field label="Nummer der Bestellung" error={errors['orderNumber']}>
        {(control) => (
          <input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={numberText(value.orderNumber)}
            onChange={({ target }) => edit({ orderNumber: readNumber(target.value) })}
          />
        )}
      </Field>
      <Field label="Betrag" {...limit} error={errors['amount']}>
        {(control) => <MoneyInput {...control} value={value.amount} onValue={(amount) => edit({ amount })} />}
      </Field>
      <div>
        <div className={dialog.choices} role="radiogroup" aria-label="Woran lag es?">
          <RadioChips
            name="cause"
            options={refundCause.options}
            textOf={(cause) => REFUND_CAUSE_LABELS[cause]}
            chosen={value.cause}
            onChosen={(cause) => edit({ cause })}
          />
        </div>
        {errors['cause'] !== undefined && <p className={field.error}>{errors['cause']}</p>}
      </div>
      <div className={dialog.choices} role="radiogroup" aria-label="Wie bekommt der Gast das Geld?">
        {/* Whether a gift card paid is known on the order alone, where its refund is offered. */}
        <RadioChips<RefundMethod>
          name="method"
          options={paymentMethod.options}
          textOf={(method) => REFUND_METHOD_LABELS[method]}
          chosen={value.method}
          onChosen={(method) => edit({ method })}
        />
      </div>
      <Field label={needsReason(value) ? 'Grund' : 'Bemerkung, wenn du willst'} error={errors['reason']}>
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
