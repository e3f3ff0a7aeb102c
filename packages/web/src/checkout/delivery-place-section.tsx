import { selectDraft, selectSavesAddress, selectTypedAddress } from '@ofenpost/core/checkout/checkout.selectors';
import type { OrderLocation } from '@ofenpost/core/delivery/order-location';
import type { FieldErrors } from '@ofenpost/core/editor/field-errors';
import { isLoggedIn } from '@ofenpost/core/session/role';
import { useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { AddressFields } from '../address/address-fields.tsx';
import { useAccount } from '../app/app-state.ts';
import { Amount } from '../money/amount.tsx';
import { AddressSection } from './address-section.tsx';
import { SavedAddresses } from './saved-addresses.tsx';
import { SignInOffer } from './sign-in-offer.tsx';
import type { ShownAddressChoice } from './use-address-choice.ts';
import type { CheckoutActor } from './use-checkout.ts';
import styles from './checkout-page.module.css';

type Props = {
  readonly checkout: CheckoutActor;
  readonly choice: ShownAddressChoice;
  readonly orderLocations: readonly OrderLocation[];
  readonly errors: FieldErrors;
};

/** Asks for a saved or a new address, and for the address of the confirmation. */
export function DeliveryPlaceSection({ checkout, choice: { addressBook, chosen }, orderLocations, errors }: Props) {
  const account = useAccount();
  const isGuest = !isLoggedIn(account);
  const { email = '' } = useSelector(checkout, selectDraft);
  const typed = useSelector(checkout, selectTypedAddress);
  const savesAddress = useSelector(checkout, selectSavesAddress);
  const hasSaved = addressBook !== null && addressBook.addresses.length > 0;
  return (
    <AddressSection
      errors={errors}
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
              locationHint={locationHint(orderLocations.find(({ id }) => id === typed.orderLocationId))}
              onEdit={(address) => checkout.send({ type: 'address.edited', address })}
            />
          </div>
        )
      }
      email={isGuest ? email : null}
      onEmail={(text) => checkout.send({ type: 'draft.edited', draft: { email: text } })}
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

/** Describes what a delivery to the location costs. */
function locationHint(location: OrderLocation | undefined): ReactNode {
  if (location === undefined) return 'Danach siehst du Lieferzeit und Liefergebühr.';
  const { minimumOrder, freeFrom } = location;
  return (
    <>
      Mindestbestellwert <Amount isUnbroken rappen={minimumOrder} />
      {freeFrom !== null && (
        <span>
          , ab <Amount isUnbroken rappen={freeFrom} /> liefern wir gratis
        </span>
      )}
    </>
  );
}
