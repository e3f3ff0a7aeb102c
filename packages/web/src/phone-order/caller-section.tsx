import type { AddressDraft } from '@ofenpost/core/address/address-draft';
import type { FieldErrors } from '@ofenpost/core/editor/field-errors';
import type { CallerOrder } from '@ofenpost/core/phone-order/phone-order';
import type { CallerLookup } from '@ofenpost/core/phone-order/phone-order-context';
import type { PhoneOrderDraft } from '@ofenpost/core/phone-order/phone-order-draft';
import { useRef } from 'react';
import { PhoneNumberInput } from '../account/phone-number-input.tsx';
import { Field } from '../theme/field.tsx';
import { CallerFound } from './caller-found.tsx';
import { useKeys } from './use-keys.ts';
import styles from './phone-order-page.module.css';

type Props = {
  readonly phoneId: string;
  readonly current: PhoneOrderDraft;
  readonly lookup: CallerLookup | null;
  readonly errors: FieldErrors;
  readonly onEdit: (change: { phoneNumber?: string; contactName?: string }) => void;
  readonly onOrder: (order: CallerOrder, isWithItems: boolean) => void;
  readonly onAddress: (address: AddressDraft) => void;
  readonly onRetry: () => void;
};

/** Asks for the caller's data. The phone number comes first, because it finds the rest. */
export function CallerSection({ phoneId, current, lookup, errors, onEdit, onOrder, onAddress, onRetry }: Props) {
  const field = useRef<HTMLDivElement>(null);
  useKeys(field, (event) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const order = lookup?.caller?.orders[0];
    const address = lookup?.caller?.accounts.flatMap(({ addresses }) => addresses)[0];
    if (order !== undefined) onOrder(order, event.shiftKey);
    else if (address !== undefined) onAddress(address);
    else field.current?.closest('section')?.querySelector<HTMLElement>('[name="name"]')?.focus();
  });
  return (
    <>
      <div className={styles.caller}>
        <Field id={phoneId} label="Telefonnummer" aside="F4" error={errors['phoneNumber']}>
          {(control) => (
            <div ref={field}>
              <PhoneNumberInput
                {...control}
                autoComplete="off"
                value={current.phoneNumber}
                onValue={(phoneNumber) => onEdit({ phoneNumber })}
              />
            </div>
          )}
        </Field>
        <Field label="Name" error={errors['contactName']}>
          {(control) => (
            <input
              {...control}
              name="name"
              autoComplete="off"
              value={current.contactName}
              onChange={({ target }) => onEdit({ contactName: target.value })}
            />
          )}
        </Field>
      </div>
      <CallerFound
        lookup={lookup}
        isChosen={current.contactName.trim() !== ''}
        onOrder={onOrder}
        onAddress={onAddress}
        onRetry={onRetry}
      />
    </>
  );
}
