import type { DayClose } from '@ofenpost/core/accounting/accounting';
import { createCloseReversalForm } from '@ofenpost/core/accounting/accounting-forms';
import { BLANK_CLOSE_REVERSAL } from '@ofenpost/core/accounting/close-day';
import { formatLocalDate } from '@ofenpost/core/time/zurich';
import { useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { Field } from '../ui/field.tsx';
import { BooksDialog, useBooksForm } from './books-dialog.tsx';

type Props = { readonly closed: DayClose; readonly onClosed: () => void };

/** Reverses the close of a day, with a reason. */
export function CloseReversalDialog({ closed, onClosed }: Props) {
  const { ports } = useApp();
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  const form = useBooksForm(() => createCloseReversalForm(ports, closed, close), BLANK_CLOSE_REVERSAL);
  const { value, errors, edit } = form;
  return (
    <BooksDialog
      title="Abschluss zurücknehmen"
      action="Zurücknehmen"
      danger
      isOpen={isOpen}
      isBusy={form.isBusy}
      refusal={form.refusal}
      element={form.element}
      onSubmit={form.submit}
      onClose={close}
      onClosed={onClosed}
    >
      <p>
        Der {formatLocalDate(closed.day)} ist danach wieder offen. Abschluss Nr. {closed.number} bleibt als
        zurückgenommen stehen, der nächste bekommt eine neue Nummer.
      </p>
      <Field label="Grund" hint="Zum Beispiel: zu früh abgeschlossen, falsch gezählt" error={errors['reason']}>
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
