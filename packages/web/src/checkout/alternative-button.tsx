import type { DeliveryTime } from '@ofenpost/core/delivery/delivery-time';
import { shortDay } from '@ofenpost/core/time/short-day';
import { formatTime } from '@ofenpost/core/time/zurich';
import type { CheckoutView } from './checkout-view.ts';
import { chosenDay, slotText } from './offered-slots.ts';
import controls from '../ui/controls.module.css';
import styles from './checkout-page.module.css';

type AlternativeProps = Pick<CheckoutView, 'estimate' | 'slots' | 'days' | 'alternative'> & {
  readonly onDeliveryTime: (time: DeliveryTime) => void;
};

/** Chooses another time where the chosen one is refused. */
export function AlternativeButton({ alternative, estimate, onDeliveryTime, ...offered }: AlternativeProps) {
  if (alternative === null) return null;
  const day = alternative.kind === 'slot' ? chosenDay(offered, alternative.at) : undefined;
  const dayText = day === undefined ? '' : `${shortDay(day.day)}, `;
  const asap = estimate === null ? 'So bald wie möglich' : `So bald wie möglich, etwa ${formatTime(estimate)}`;
  return (
    <button
      type="button"
      className={`${controls.secondary} ${controls.small} ${styles.alternative}`}
      onClick={() => onDeliveryTime(alternative)}
    >
      {alternative.kind === 'asap' ? `${asap} nehmen` : `${dayText}${slotText(alternative.at)} nehmen`}
    </button>
  );
}
