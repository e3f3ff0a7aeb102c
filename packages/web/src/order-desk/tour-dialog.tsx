import { inTourOrder, isStop } from '@ofenpost/core/courier/tour';
import { selectKnownOrders } from '@ofenpost/core/order-desk/order-desk.selectors';
import type { Order } from '@ofenpost/core/order/order';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { Choice } from '../ui/choice.tsx';
import { RadioChips } from '../ui/radio-chips.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { useCouriers } from './couriers.tsx';
import { type OrderDeskActor, refusedChangeToast } from './use-order-desk.ts';
import styles from './tour-dialog.module.css';

const PLACES = ['last', 'first'] as const;
const PLACE_TEXTS = { last: 'Am Schluss', first: 'Zuerst' } as const;

const NOBODY = 'niemand';

const stopsText = (stops: number): string => (stops === 0 ? 'frei' : stops === 1 ? '1 Stopp' : `${stops} Stopps`);

type StopsProps = { readonly stops: readonly Order[]; readonly order: Order; readonly place: 'first' | 'last' };

/** The tour as it will be, with this order in its place. */
function TourStops({ stops, order, place }: StopsProps) {
  const others = stops.filter(({ id }) => id !== order.id).toSorted(inTourOrder);
  const shown = place === 'first' ? [order, ...others] : [...others, order];
  return (
    <ol className={styles.stops} aria-label="Stopps in dieser Reihenfolge">
      {shown.map(({ id, number, address }) => (
        <li key={id} aria-current={id === order.id || undefined}>
          <b>{number}</b> {address.street} {address.houseNumber}
        </li>
      ))}
    </ol>
  );
}

type Props = {
  readonly board: OrderDeskActor;
  readonly order: Order;
  readonly onClosed: () => void;
};

/** Gives an order to a courier, before or after the other stops, or takes it back. */
export function TourDialog({ board, order, onClosed }: Props) {
  const { ports, actors } = useApp();
  const { people, reload } = useCouriers();
  useEffect(reload, [reload]);
  const known = useSelector(board, selectKnownOrders);
  const [chosen, setChosen] = useState<string | null>(order.tour?.courierId ?? null);
  const [place, setPlace] = useState<'first' | 'last'>('last');
  const courier = people.find(({ id }) => id === chosen);
  const stops = Object.values(known ?? {}).filter(
    (each) => isStop(each) && each.tour?.courierId === courier?.id && courier !== undefined,
  );
  const isBack = chosen === NOBODY;
  const name = courier?.name.split(' ')[0] ?? '';
  const send = async () => {
    const assigned = await ports.courier.assign(order.id, { courierId: courier?.id ?? null, place });
    if (assigned.ok) board.send({ type: 'order.corrected', order: assigned.value });
    else actors.toast.send({ type: 'toast.shown', message: refusedChangeToast(order, assigned.error) });
    reload();
    return undefined;
  };
  return (
    <ChangeDialog
      title={`Wer fährt ${order.number}?`}
      button={isBack ? 'Niemand fährt sie' : courier === undefined ? 'Zuteilen' : `${name} fährt sie`}
      canSend={isBack || courier !== undefined}
      holdsInput={false}
      onSend={send}
      onClosed={onClosed}
    >
      <fieldset className={styles.people}>
        <legend>Wer fährt?</legend>
        {people.map((person) => (
          <Choice
            key={person.id}
            type="radio"
            face="chip"
            name="courier"
            checked={chosen === person.id}
            onChange={() => setChosen(person.id)}
          >
            {`${person.name}, ${stopsText(person.stops)}`}
          </Choice>
        ))}
        {order.tour !== undefined && (
          <Choice type="radio" face="chip" name="courier" checked={isBack} onChange={() => setChosen(NOBODY)}>
            Noch niemand
          </Choice>
        )}
      </fieldset>
      {courier !== undefined && (
        <>
          {stops.some(({ id }) => id !== order.id) && (
            <fieldset className={styles.people}>
              <legend>Wann?</legend>
              <RadioChips
                name="tour-place"
                options={PLACES}
                textOf={(option) => PLACE_TEXTS[option]}
                chosen={place}
                onChosen={setPlace}
              />
            </fieldset>
          )}
          <TourStops stops={stops} order={order} place={place} />
        </>
      )}
    </ChangeDialog>
  );
}
