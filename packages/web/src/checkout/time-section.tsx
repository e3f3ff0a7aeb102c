import type { DeliveryTime } from '@ofenpost/core/delivery/delivery-time';
import { nearSlots } from '@ofenpost/core/delivery/slot-capacity';
import type { Instant } from '@ofenpost/core/time/instant';
import { formatTime } from '@ofenpost/core/time/zurich';
import { useId, useState } from 'react';
import { Choice } from '../ui/choice.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import type { CheckoutView } from './checkout-view.ts';
import { chosenDay, firstSlotOf, slotLabel } from './offered-slots.ts';
import fieldStyles from '../ui/field.module.css';
import layout from '../ui/layout.module.css';
import styles from './checkout-page.module.css';

type Props = {
  readonly deliveryTime: DeliveryTime;
  readonly view: Pick<
    CheckoutView,
    'place' | 'fulfilment' | 'estimate' | 'slots' | 'days' | 'alternative' | 'missingThen'
  >;
  readonly error: string | undefined;
  readonly onDeliveryTime: (deliveryTime: DeliveryTime) => void;
};

// Few guests need these.
const comingDay = onDemand(() => import('./coming-day-fields.tsx').then((module) => module.ComingDayFields));
const otherSlots = onDemand(() => import('./slot-field.tsx').then((module) => module.SlotField));
const alternativeTime = onDemand(() => import('./alternative-button.tsx').then((module) => module.AlternativeButton));
const missingItems = onDemand(() => import('./missing-then.tsx').then((module) => module.MissingThen));

function asapText({ place, fulfilment, estimate, slots, days }: Props['view']): string {
  if (place === null) return 'Wähle zuerst, wohin wir liefern.';
  if (estimate === null && slots.length === 0 && days.length > 0) return 'Heute geht es nicht mehr.';
  if (estimate === null) return 'Heute ist unser Ofen ausgebucht.';
  return `${fulfilment === 'collected' ? 'bereit' : 'voraussichtlich'} um ${formatTime(estimate)}`;
}

type SoonestProps = Pick<Props, 'view'> & {
  readonly isChosen: boolean;
  /** Marks the choice as wrong. */
  readonly stated: object;
  readonly onChoose: (time: DeliveryTime) => void;
};

const SoonestTime = ({ view, isChosen, stated, onChoose }: SoonestProps) => (
  <div className={styles.soonest}>
    <Choice
      type="radio"
      name="deliveryTime"
      checked={isChosen}
      {...(isChosen && stated)}
      onChange={() => onChoose({ kind: 'asap' })}
    >
      <span>
        So bald wie möglich
        <small>{asapText(view)}</small>
      </span>
    </Choice>
  </div>
);

type TimeChipProps = { readonly isChosen: boolean; readonly onChoose: () => void; readonly children: string };

const TimeChip = ({ isChosen, onChoose, ...rest }: TimeChipProps) => (
  <Choice type="radio" face="chip" name="deliveryTime" checked={isChosen} onChange={onChoose} {...rest} />
);

type OtherTimeProps = Pick<CheckoutView, 'slots'> & {
  readonly near: readonly Instant[];
  readonly isChosen: boolean;
  readonly onSlot: (slot: Instant) => void;
};

/** The choice of a slot of today that is not one of the near ones; it begins with the first one with room. */
function OtherTime({ slots, near, isChosen, onSlot }: OtherTimeProps) {
  const other = slots.find(({ at, isFull }) => !isFull && !near.includes(at))?.at ?? near[0];
  if (other === undefined && !isChosen) return null;
  return (
    <TimeChip isChosen={isChosen} onChoose={() => other !== undefined && onSlot(other)}>
      Andere Zeit
    </TimeChip>
  );
}

type AnotherDayProps = Pick<CheckoutView, 'days'> & {
  readonly isChosen: boolean;
  readonly onChoose: (time: DeliveryTime) => void;
};

/** The choice of a coming day; it begins with the first one with room. */
function AnotherDay({ days, isChosen, onChoose }: AnotherDayProps) {
  const firstDay = days.find(({ slots }) => slots.some(({ isFull }) => !isFull));
  if (firstDay === undefined && !isChosen) return null;
  return (
    <TimeChip isChosen={isChosen} onChoose={() => firstDay !== undefined && onChoose(firstSlotOf(firstDay))}>
      Anderer Tag
    </TimeChip>
  );
}

export function TimeSection({ deliveryTime, view, error, onDeliveryTime }: Props) {
  const near = nearSlots(view.slots);
  const isAsap = deliveryTime.kind === 'asap';
  const [wantsOther, setWantsOther] = useState(false);
  const day = isAsap ? undefined : chosenDay(view, deliveryTime.at);
  const isOther = !isAsap && day === undefined && (wantsOther || !near.includes(deliveryTime.at));
  const errorId = useId();
  const stated = error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': errorId };
  const choose = (time: DeliveryTime, isOtherTime = false) => {
    setWantsOther(isOtherTime);
    onDeliveryTime(time);
  };
  return (
    <section className={`${layout.card} ${styles.part}`} aria-labelledby="when">
      <h2 id="when">
        <i aria-hidden="true">2</i>Wann hast du Hunger?
      </h2>
      <fieldset className={styles.times} aria-labelledby="when">
        <SoonestTime view={view} isChosen={isAsap} stated={stated} onChoose={choose} />
        {near.map((at) => {
          const isChosen = !isAsap && !isOther && deliveryTime.at === at;
          return (
            <TimeChip
              key={at}
              isChosen={isChosen}
              {...(isChosen && stated)}
              onChoose={() => choose({ kind: 'slot', at })}
            >
              {formatTime(at)}
            </TimeChip>
          );
        })}
        <OtherTime
          slots={view.slots}
          near={near}
          isChosen={isOther}
          onSlot={(at) => choose({ kind: 'slot', at }, true)}
        />
        <AnotherDay days={view.days} isChosen={day !== undefined} onChoose={choose} />
      </fieldset>
      {near.length === 0 && <p className={styles.below}>Heute ist keine spätere Zeit mehr frei.</p>}
      {!isOther && day === undefined && error !== undefined && (
        <p id={errorId} className={`${fieldStyles.error} ${styles.below}`}>
          {error}
        </p>
      )}
      {!isAsap && day !== undefined && (
        <comingDay.Component
          day={day}
          days={view.days}
          fulfilment={view.fulfilment}
          chosen={deliveryTime.at}
          error={error}
          onDeliveryTime={choose}
        />
      )}
      {isOther && (
        <otherSlots.Component
          label={slotLabel(view)}
          chosen={deliveryTime.at}
          slots={view.slots}
          error={error}
          onSlot={(at) => choose({ kind: 'slot', at }, true)}
        />
      )}
      {view.missingThen.length > 0 && <missingItems.Component ids={view.missingThen} />}
      {error !== undefined && <alternativeTime.Component {...view} onDeliveryTime={onDeliveryTime} />}
    </section>
  );
}
