import type { OrderLocation } from '@ofenpost/core/delivery/order-location';
import { selectFieldErrors, selectRefusal, selectValue } from '@ofenpost/core/editor/editor.machine';
import { useSelector } from '@xstate/react';
import { type SubmitEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { AddressFields } from './address-fields.tsx';
import type { AddressFormActor } from './address-form-dialog.tsx';
import styles from './address-form.module.css';

type Props = {
  readonly id: string;
  readonly form: AddressFormActor;
  readonly orderLocations: readonly OrderLocation[];
};

/** Shows errors only after an attempt to submit. */
export function AddressForm({ id, form, orderLocations }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const draft = useSelector(form, selectValue);
  const errors = useSelector(form, selectFieldErrors);
  const refusal = useSelector(form, selectRefusal);
  const isBusy = useSelector(form, (snapshot) => snapshot.hasTag('busy'));

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    flushSync(() => form.send({ type: 'form.submitted' }));
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  return (
    <form ref={element} id={id} noValidate onSubmit={submit}>
      <div inert={isBusy} className={styles.fields}>
        <AddressFields
          address={draft}
          errors={refusal === null ? errors : { orderLocationId: refusal, ...errors }}
          orderLocations={orderLocations}
          onEdit={(change) => form.send({ type: 'value.edited', change })}
        />
      </div>
    </form>
  );
}
