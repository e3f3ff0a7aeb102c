import { type Address, addressDraftOf } from '@ofenpost/core/address/address';
import { BLANK_ADDRESS } from '@ofenpost/core/address/address-draft';
import { createAddressForm } from '@ofenpost/core/address/address-form';
import { newDraft } from '@ofenpost/core/checkout/kept-checkout';
import type { OrderLocation } from '@ofenpost/core/delivery/order-location';
import { selectCanSubmit } from '@ofenpost/core/editor/editor.machine';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useOwnDialog } from '../account/use-own-dialog.ts';
import { useApp } from '../app/app-actors.tsx';
import { useAccount } from '../app/app-state.ts';
import { tellFailure } from '../app/tell-failure.ts';
import { PageDialog } from '../theme/page-dialog.tsx';
import { AddressForm } from './address-form.tsx';
import controls from '../theme/controls.module.css';

const FORM_ID = 'address';

type Props = {
  /** Null: a new one. */
  readonly address: Address | null;
  readonly orderLocations: readonly OrderLocation[];
  readonly onSaved: () => void;
  readonly onClosed: () => void;
};

/** The form of one address, joined to the toasts. A new one begins with what is known of the person. */
function useAddressForm(address: Address | null, onSaved: () => void) {
  const { ports, actors } = useApp();
  const account = useAccount();
  const [machine] = useState(() => createAddressForm(ports, address?.id ?? null));
  const { contactName, phoneNumber } = newDraft(account).address;
  const initial = address === null ? { ...BLANK_ADDRESS, contactName, phoneNumber } : addressDraftOf(address);
  const actor = useActorRef(machine, { input: { initial, needsChange: address !== null } });
  const end = useEffectEvent(onSaved);
  useEffect(() => {
    const subscriptions = [
      actor.on('saved', () => end()),
      actor.on('save.failed', ({ error }) => tellFailure(actors, error)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, actors]);
  return actor;
}

export type AddressFormActor = ReturnType<typeof useAddressForm>;

export function AddressFormDialog({ address, orderLocations, onSaved, onClosed }: Props) {
  const { isOpen, close } = useOwnDialog();
  const form = useAddressForm(address, () => {
    onSaved();
    close();
  });
  const isSaving = useSelector(form, (snapshot) => snapshot.matches('saving'));
  const canSubmit = useSelector(form, selectCanSubmit);
  return (
    <PageDialog
      title={address === null ? 'Neue Adresse' : 'Adresse bearbeiten'}
      holdsInput
      isOpen={isOpen}
      onClose={close}
      onClosed={onClosed}
      foot={
        <button
          type="submit"
          form={FORM_ID}
          className={`${controls.primary} ${controls.wide}`}
          disabled={!canSubmit && !isSaving}
          aria-disabled={isSaving}
        >
          {isSaving ? 'Wird gespeichert …' : 'Adresse speichern'}
        </button>
      }
    >
      <AddressForm id={FORM_ID} form={form} orderLocations={orderLocations} />
    </PageDialog>
  );
}
