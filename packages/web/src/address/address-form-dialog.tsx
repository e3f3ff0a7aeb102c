import {
  type AddressDraft,
  type Address,
  addressDraftOf,
  addressMessage,
  BLANK_ADDRESS,
} from '@ofenpost/core/address/address';
import { createAddressForm } from '@ofenpost/core/address/change-addresses';
import { newDraft } from '@ofenpost/core/checkout/stored-checkout';
import type { OrderLocation } from '@ofenpost/core/delivery/order-location';
import { isSame } from '@ofenpost/core/editor/compare';
import { selectFieldErrors, selectRefusal, selectValue, selectCanSubmit } from '@ofenpost/core/editor/editor.machine';
import { useSelector, useActorRef } from '@xstate/react';
import { type SubmitEvent, useRef, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useApp, useAccount } from '../app/app-actors.tsx';
import { showErrorToast } from '../app/show-error-toast.ts';
import { PageDialog } from '../ui/page-dialog.tsx';
import { useOwnDialog } from '../ui/use-own-dialog.ts';
import { AddressFields } from './address-fields.tsx';
import controls from '../ui/controls.module.css';
import fieldStyles from '../ui/field.module.css';
import styles from './address-form.module.css';

/** The account and the address of a form; `addressId` is null for a new address. */
type DraftOwner = { readonly accountId: string | null; readonly addressId: string | null };

const keyOf = ({ accountId, addressId }: DraftOwner): string => JSON.stringify([accountId, addressId]);

/** Unsaved input, in memory until the page is left: a form that is closed by accident loses nothing. */
const drafts = new Map<string, AddressDraft>();

export const readAddressDraft = (owner: DraftOwner): AddressDraft | undefined => drafts.get(keyOf(owner));

/** Stores a draft; null deletes it. */
export function writeAddressDraft(owner: DraftOwner, draft: AddressDraft | null): void {
  if (draft === null) drafts.delete(keyOf(owner));
  else drafts.set(keyOf(owner), draft);
}

type AddressFormProps = {
  readonly id: string;
  readonly form: AddressFormActor;
  readonly orderLocations: readonly OrderLocation[];
  readonly onRefused: () => void;
};

/** The refusal that the delivery area alone can mend; others are about the whole address. */
const OF_AREA = addressMessage({ code: 'orderLocationUnavailable' });

/** Shows errors only after an attempt to submit. */
function AddressForm({ id, form, orderLocations, onRefused }: AddressFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const draft = useSelector(form, selectValue);
  const errors = useSelector(form, selectFieldErrors);
  const refusal = useSelector(form, selectRefusal);
  const isBusy = useSelector(form, (snapshot) => snapshot.hasTag('busy'));

  const answerRefusal = useEffectEvent(onRefused);
  useEffect(() => {
    if (refusal !== null) answerRefusal();
  }, [refusal]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    flushSync(() => form.send({ type: 'form.submitted' }));
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  return (
    <form ref={element} id={id} noValidate onSubmit={submit}>
      {refusal !== null && refusal !== OF_AREA && (
        <p role="alert" className={`${fieldStyles.error} ${styles.refusal}`}>
          {refusal}
        </p>
      )}
      <div inert={isBusy} className={styles.fields}>
        <AddressFields
          address={draft}
          errors={refusal === OF_AREA ? { orderLocationId: refusal, ...errors } : errors}
          orderLocations={orderLocations}
          onEdit={(change) => form.send({ type: 'value.edited', change })}
        />
      </div>
    </form>
  );
}

const FORM_ID = 'address';

type Props = {
  /** Null for a new address. */
  readonly address: Address | null;
  readonly orderLocations: readonly OrderLocation[];
  readonly onSaved: () => void;
  /** The addresses are others than those that were loaded. */
  readonly onRefused: () => void;
  readonly onClosed: () => void;
};

/** Joins the form of one address to the toasts. A new one begins with the known data of the person. */
function useAddressForm(address: Address | null, onSaved: () => void) {
  const { ports, actors } = useApp();
  const account = useAccount();
  const [machine] = useState(() => createAddressForm(ports, address?.id ?? null, account.id ?? undefined));
  const { contactName, phoneNumber } = newDraft(account).address;
  const initial = address === null ? { ...BLANK_ADDRESS, contactName, phoneNumber } : addressDraftOf(address);
  const [owner] = useState<DraftOwner>({ accountId: account.id ?? null, addressId: address?.id ?? null });
  const [entered] = useState(() => readAddressDraft(owner));
  const actor = useActorRef(machine, { input: { initial, needsChange: address !== null, entered: entered ?? null } });
  const end = useEffectEvent(onSaved);
  useEffect(() => {
    const subscriptions = [
      actor.on('saved', () => end()),
      actor.on('save.failed', ({ error }) => showErrorToast(actors, error)),
      actor.subscribe(({ context: { base, value } }) => writeAddressDraft(owner, isSame(base, value) ? null : value)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, actors, owner]);
  return { form: actor, isRestored: entered !== undefined };
}

type AddressFormActor = ReturnType<typeof useAddressForm>['form'];

/** Explains that the form begins with unsaved input, and offers to discard it. */
function RestoredNote({ form }: { form: AddressFormActor }) {
  const note = useRef<HTMLParagraphElement>(null);
  const base = useSelector(form, ({ context }) => context.base);
  const isChanged = useSelector(form, ({ context }) => !isSame(context.base, context.value));
  const discard = () => {
    form.send({ type: 'value.edited', change: base });
    note.current?.focus();
  };
  return (
    <p ref={note} className={styles.restored} role="status" tabIndex={-1}>
      {isChanged ? 'Deine Eingaben von vorhin sind noch da.' : 'Deine Eingaben sind verworfen.'}
      {isChanged && (
        <button type="button" className={`${controls.quiet} ${controls.small}`} onClick={discard}>
          Verwerfen
        </button>
      )}
    </p>
  );
}

/** A press on the backdrop closes the dialog as Escape does; the input is restored when it opens again. */
export function AddressFormDialog({ address, orderLocations, onSaved, onRefused, onClosed }: Props) {
  const { isOpen, close } = useOwnDialog();
  const { form, isRestored } = useAddressForm(address, () => {
    onSaved();
    close();
  });
  const isSaving = useSelector(form, (snapshot) => snapshot.matches('saving'));
  const canSubmit = useSelector(form, selectCanSubmit);
  return (
    <PageDialog
      title={address === null ? 'Neue Adresse' : 'Adresse bearbeiten'}
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
      {isRestored && <RestoredNote form={form} />}
      <AddressForm id={FORM_ID} form={form} orderLocations={orderLocations} onRefused={onRefused} />
    </PageDialog>
  );
}
