import { type Address, type AddressBook, isServed } from '@ofenpost/core/address/address';
import {
  selectAddressBook,
  selectChosenAddress,
  selectDraft,
  selectSavesAddress,
  selectTypedAddress,
} from '@ofenpost/core/checkout/checkout.machine';
import type { OrderLocation } from '@ofenpost/core/delivery/order-location';
import type { FieldErrors } from '@ofenpost/core/editor/editor';
import { isLoggedIn } from '@ofenpost/core/role/role';
import { formatTime } from '@ofenpost/core/time/zurich';
import { Link, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { AddressFields } from '../address/address-fields.tsx';
import { useAccount, useOpeningStatus } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { Amount } from '../money/amount.tsx';
import { Choice } from '../ui/choice.tsx';
import { Field } from '../ui/field.tsx';
import { Fold } from '../ui/fold.tsx';
import type { CheckoutView } from './checkout-view.ts';
import { SavedAddresses } from './saved-addresses.tsx';
import type { CheckoutActor } from './use-checkout.ts';
import layout from '../ui/layout.module.css';
import styles from './checkout-page.module.css';

type AddressSectionProps = {
  /** The saved addresses, or the sign-in offer for guests. */
  readonly saved: ReactNode;
  /** The fields of a new address; null while a saved one is chosen. */
  readonly fields: ReactNode;
  /** The field for the confirmation; null if the account has an e-mail address. */
  readonly email: ReactNode;
  /** Null if there is nothing to save, or no account to save it for. */
  readonly savesAddress: boolean | null;
  readonly onSaving: (isToSave: boolean) => void;
};

const AddressSection = ({ saved, fields, email, savesAddress, onSaving }: AddressSectionProps) => (
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
    {email}
  </section>
);

type EmailFieldProps = { readonly checkout: CheckoutActor; readonly email: string; readonly error: string | undefined };

/** Asks guests for the address of the confirmation. */
export const EmailField = ({ checkout, email, error }: EmailFieldProps) => (
  <Fold summary="Bestätigung per E-Mail" isNeeded={email !== '' || error !== undefined}>
    <Field label="E-Mail für die Bestätigung" error={error}>
      {(control) => (
        <input
          {...control}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          value={email}
          onChange={(event) => checkout.send({ type: 'draft.edited', draft: { email: event.target.value } })}
        />
      )}
    </Field>
  </Fold>
);

/** Offers guests in one line to sign in instead of typing. Their input stays. */
const SignInOffer = () => (
  <p className={styles.offer}>
    Schneller mit Konto:{' '}
    <Link to={paths.auth} search={{ returnTo: paths.checkout }}>
      Anmelden und gespeicherte Adresse wählen
    </Link>
  </p>
);

/** The saved addresses, and the one chosen for the order. */
export type ShownAddressChoice = {
  /** Null for guests, and after a failed load. */
  readonly addressBook: AddressBook | null;
  /** Null for a new one. */
  readonly chosen: Address | null;
  /** False when the chosen one is no longer within the delivery area. */
  readonly isServed: boolean;
};

export function useAddressChoice(checkout: CheckoutActor): ShownAddressChoice {
  const addressBook = useSelector(checkout, selectAddressBook);
  const chosen = useSelector(checkout, selectChosenAddress);
  return {
    addressBook,
    chosen,
    isServed: chosen === null || addressBook === null || isServed(chosen, addressBook.orderLocations),
  };
}

type Props = {
  readonly checkout: CheckoutActor;
  readonly choice: ShownAddressChoice;
  readonly orderLocations: readonly OrderLocation[];
  readonly errors: FieldErrors;
  readonly view: Pick<CheckoutView, 'estimate' | 'summary'>;
};

/** Asks for a saved or a new address, and for the address of the confirmation. */
export function DeliveryPlaceSection({
  checkout,
  choice: { addressBook, chosen },
  orderLocations,
  errors,
  view,
}: Props) {
  const account = useAccount();
  const isGuest = !isLoggedIn(account);
  const isClosed = useOpeningStatus('delivery').state === 'closed';
  const { email = '' } = useSelector(checkout, selectDraft);
  const typed = useSelector(checkout, selectTypedAddress);
  const savesAddress = useSelector(checkout, selectSavesAddress);
  const hasSaved = addressBook !== null && addressBook.addresses.length > 0;
  return (
    <AddressSection
      saved={
        <>
          {isGuest && <SignInOffer />}
          {!isGuest && addressBook === null && <MissingAddresses />}
          {hasSaved && (
            <SavedAddresses
              addressBook={addressBook}
              chosen={chosen}
              error={errors['address.orderLocationId']}
              onChoose={(choice) => checkout.send({ type: 'address.chosen', choice })}
            />
          )}
        </>
      }
      fields={
        chosen === null && (
          <div className={hasSaved ? styles.below : undefined}>
            <AddressFields
              address={typed}
              errors={errors}
              prefix="address."
              orderLocations={orderLocations}
              locationHint={locationHint(
                orderLocations.find(({ id }) => id === typed.orderLocationId),
                view,
                isClosed,
              )}
              onEdit={(address) => checkout.send({ type: 'address.edited', address })}
            />
          </div>
        )
      }
      email={isGuest ? <EmailField checkout={checkout} email={email} error={errors['email']} /> : null}
      savesAddress={isGuest || chosen !== null || addressBook === null ? null : savesAddress}
      onSaving={(isToSave) => checkout.send({ type: 'saving.chosen', isToSave })}
    />
  );
}

/** The saved addresses failed to load; orders are possible without them. */
function MissingAddresses() {
  const router = useRouter();
  return (
    <p className={styles.offer} role="status">
      Deine gespeicherten Adressen fehlen gerade.{' '}
      <button type="button" className={styles.change} onClick={() => void router.invalidate()}>
        Nochmals laden
      </button>
    </p>
  );
}

/** Describes when a delivery to the location can arrive, and what it costs. */
function locationHint(
  location: OrderLocation | undefined,
  { estimate, summary }: Props['view'],
  isClosed: boolean,
): ReactNode {
  if (location === undefined) return 'Danach siehst du Lieferzeit und Liefergebühr.';
  const { minimumOrder, freeFrom } = location;
  return (
    <>
      {estimate !== null && `${isClosed ? 'Wieder' : 'Frühestens'} um ${formatTime(estimate)}. `}
      {summary !== null && (
        <span>
          Liefergebühr {summary.deliveryFee === 0 ? 'gratis' : <Amount isUnbroken rappen={summary.deliveryFee} />},{' '}
        </span>
      )}
      Mindestbestellwert <Amount isUnbroken rappen={minimumOrder} />
      {freeFrom !== null && (
        <span>
          , ab <Amount isUnbroken rappen={freeFrom} /> liefern wir gratis
        </span>
      )}
    </>
  );
}
