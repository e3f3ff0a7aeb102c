import { selectDraft, selectTypedAddress } from '@ofenpost/core/checkout/checkout.machine';
import type { FieldErrors } from '@ofenpost/core/editor/editor';
import { isLoggedIn } from '@ofenpost/core/role/role';
import { useSelector } from '@xstate/react';
import { useAccount, useRestaurant } from '../app/app-actors.tsx';
import { Field } from '../ui/field.tsx';
import { EmailField } from './delivery-place-section.tsx';
import type { CheckoutActor } from './use-checkout.ts';
import layout from '../ui/layout.module.css';
import styles from './checkout-page.module.css';

type Props = { readonly checkout: CheckoutActor; readonly errors: FieldErrors };

/** Asks who collects the order, and says where. */
export function ContactSection({ checkout, errors }: Props) {
  const { contactName, phoneNumber } = useSelector(checkout, selectTypedAddress);
  const { email = '' } = useSelector(checkout, selectDraft);
  const isGuest = !isLoggedIn(useAccount());
  const { name, street, postcode, town } = useRestaurant();
  return (
    <section className={`${layout.card} ${styles.part}`} aria-labelledby="where">
      <h2 id="where">
        <i aria-hidden="true">1</i>Wer holt ab?
      </h2>
      <p className={styles.offer}>
        Bei {name}, <span translate="no">{`${street}, ${postcode} ${town}`}</span>. Nenne deinen Namen oder die Nummer
        deiner Bestellung.
      </p>
      <div className={styles.contact}>
        <Field label="Name" error={errors['contact.contactName']}>
          {(control) => (
            <input
              {...control}
              name="contact.contactName"
              autoComplete="name"
              required
              value={contactName}
              onChange={({ target }) =>
                checkout.send({ type: 'contact.edited', contact: { contactName: target.value } })
              }
            />
          )}
        </Field>
        <Field label="Telefonnummer" error={errors['contact.phoneNumber']}>
          {(control) => (
            <input
              {...control}
              name="contact.phoneNumber"
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              required
              value={phoneNumber}
              onChange={({ target }) =>
                checkout.send({ type: 'contact.edited', contact: { phoneNumber: target.value } })
              }
            />
          )}
        </Field>
      </div>
      {isGuest && <EmailField checkout={checkout} email={email} error={errors['email']} />}
    </section>
  );
}
