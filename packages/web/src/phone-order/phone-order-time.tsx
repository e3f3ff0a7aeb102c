import type { PhoneOrderDraft } from '@ofenpost/core/phone-order/phone-order-draft';
import type { PhoneOrderView } from '@ofenpost/core/phone-order/phone-order-view';
import { formatTime } from '@ofenpost/core/time/zurich';
import { Field } from '../theme/field.tsx';
import styles from './phone-order-page.module.css';

type Props = {
  readonly current: PhoneOrderDraft;
  readonly view: PhoneOrderView;
  readonly onEdit: (change: Pick<PhoneOrderDraft, 'deliveryTime'>) => void;
};

const ASAP = 'asap';

/** Asks for as soon as possible, with the estimate to tell the caller, or for a slot. A full slot needs a reason. */
export function PhoneOrderTime({
  current: { deliveryTime, fulfilment },
  view: { asapAt, slots, summary },
  onEdit,
}: Props) {
  const chosen = deliveryTime.kind === 'slot' ? deliveryTime.at : ASAP;
  const isUnavailable = chosen !== ASAP && slots.every(({ at }) => at !== chosen);
  const isKnown = summary !== null;
  const asap = isKnown && asapAt !== null ? `So bald wie möglich, um ${formatTime(asapAt)}` : 'So bald wie möglich';
  return (
    <Field label={fulfilment === 'collected' ? 'Abholen' : 'Lieferzeit'}>
      {(control) => (
        <select
          {...control}
          className={`${control.className ?? ''} ${styles.time}`}
          value={chosen}
          onChange={({ target: { value } }) =>
            onEdit({ deliveryTime: value === ASAP ? { kind: 'asap' } : { kind: 'slot', at: value } })
          }
        >
          <option value={ASAP}>{asap}</option>
          {isUnavailable && <option value={chosen}>{formatTime(chosen)} (nicht mehr möglich)</option>}
          {slots.map(({ at, isFull }) => (
            <option key={at} value={at}>
              {formatTime(at)}
              {isFull && ' (Ofen voll)'}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
