import type { AddressDraft } from '@ofenpost/core/address/address-draft';
import type { OrderLocation } from '@ofenpost/core/delivery/order-location';
import { selectFieldErrors, selectRefusal, selectValue } from '@ofenpost/core/editor/editor.machine';
import { useSelector } from '@xstate/react';
import { type SubmitEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { PhoneNumberInput } from '../account/phone-number-input.tsx';
import { Field } from '../theme/field.tsx';
import type { AddressFormActor } from './address-form-dialog.tsx';
import styles from './address-form.module.css';

type Props = {
  readonly id: string;
  readonly form: AddressFormActor;
  readonly orderLocations: readonly OrderLocation[];
};

/** Errors show only after an attempt to submit. */
export function AddressForm({ id, form, orderLocations }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const draft = useSelector(form, selectValue);
  const errors = useSelector(form, selectFieldErrors);
  const refusal = useSelector(form, selectRefusal);
  const isBusy = useSelector(form, (snapshot) => snapshot.hasTag('busy'));
  const edit = (change: Partial<AddressDraft>) => form.send({ type: 'value.edited', change });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    flushSync(() => form.send({ type: 'form.submitted' }));
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  return (
    <form ref={element} id={id} noValidate onSubmit={submit}>
      <div inert={isBusy} className={styles.fields}>
        <Field label="Name" error={errors['contactName']} className={styles.half}>
          {(control) => (
            <input
              {...control}
              autoComplete="name"
              value={draft.contactName}
              onChange={({ target }) => edit({ contactName: target.value })}
            />
          )}
        </Field>
        <Field label="Telefonnummer" error={errors['phoneNumber']} className={styles.half}>
          {(control) => (
            <PhoneNumberInput {...control} value={draft.phoneNumber} onValue={(phoneNumber) => edit({ phoneNumber })} />
          )}
        </Field>
        <Field label="Strasse" error={errors['street']} className={styles.most}>
          {(control) => (
            <input
              {...control}
              autoComplete="address-line1"
              value={draft.street}
              onChange={({ target }) => edit({ street: target.value })}
            />
          )}
        </Field>
        <Field label="Nummer" error={errors['houseNumber']} className={styles.rest}>
          {(control) => (
            <input
              {...control}
              value={draft.houseNumber}
              onChange={({ target }) => edit({ houseNumber: target.value })}
            />
          )}
        </Field>
        <Field label="Lieferort" error={errors['orderLocationId'] ?? refusal ?? undefined}>
          {(control) => (
            <select
              {...control}
              value={draft.orderLocationId}
              onChange={({ target }) => edit({ orderLocationId: target.value })}
            >
              <option value="" disabled>
                Bitte wählen
              </option>
              {orderLocations.map(({ id: value, postcode, town, active }) => (
                <option key={value} value={value} disabled={!active}>
                  {postcode} {town}
                  {!active && ' (keine Lieferung mehr)'}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field
          label="Hinweis für den Kurier"
          aside="freiwillig"
          hint="Stockwerk, Klingel, Hintereingang."
          error={errors['note']}
        >
          {(control) => (
            <input {...control} value={draft.note} onChange={({ target }) => edit({ note: target.value })} />
          )}
        </Field>
      </div>
    </form>
  );
}
