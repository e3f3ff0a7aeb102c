import type { FieldErrors } from '@ofenpost/core/editor/field-errors';
import type { ReactNode } from 'react';
import { Choice } from '../theme/choice.tsx';
import { Field } from '../theme/field.tsx';
import layout from '../theme/layout.module.css';
import styles from './checkout-page.module.css';

type Props = {
  readonly errors: FieldErrors;
  /** The saved addresses, or the sign-in offer for guests. */
  readonly saved: ReactNode;
  /** The fields of a new address; null while a saved one is chosen. */
  readonly fields: ReactNode;
  /** Null if the account has one. */
  readonly email: string | null;
  readonly onEmail: (email: string) => void;
  /** Null if there is nothing to save, or no account to save it for. */
  readonly savesAddress: boolean | null;
  readonly onSaving: (isToSave: boolean) => void;
};

export const AddressSection = ({ errors, saved, fields, email, onEmail, savesAddress, onSaving }: Props) => (
  <section className={`${layout.card} ${styles.part}`} aria-labelledby="where">
    <h2 id="where">
      <i aria-hidden="true">1</i>Wohin dürfen wir liefern?
    </h2>
    {saved}
    {fields}
    {savesAddress !== null && (
      <div className={styles.below}>
        <Choice type="checkbox" checked={savesAddress} onChange={(event) => onSaving(event.target.checked)}>
          Adresse für das nächste Mal speichern
        </Choice>
      </div>
    )}
    {email !== null && (
      <Field label="E-Mail für die Bestätigung" aside="freiwillig" error={errors['email']} className={styles.below}>
        {(control) => (
          <input
            {...control}
            type="email"
            inputMode="email"
            autoComplete="email"
            value={email}
            onChange={(event) => onEmail(event.target.value)}
          />
        )}
      </Field>
    )}
  </section>
);
