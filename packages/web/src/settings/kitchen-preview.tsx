import { whenText } from '@ofenpost/core/opening-hours/opening-labels';
import { type KitchenPreview as Preview, kitchenPreview } from '@ofenpost/core/settings/kitchen-preview';
import type { KitchenSettingsDraft } from '@ofenpost/core/settings/settings-draft';
import { formatTime } from '@ofenpost/core/time/zurich';
import { useDelivery, useNow, useOpeningHours } from '../app/app-state.ts';
import { BeforeAfter } from '../editor/before-after.tsx';
import { PreviewHead } from '../editor/preview-head.tsx';
import type { KitchenContext } from './kitchen-section.tsx';
import styles from './kitchen-preview.module.css';

type Props = {
  readonly before: KitchenSettingsDraft;
  readonly after: KitchenSettingsDraft | null;
  readonly context: KitchenContext;
};

const SLOTS_SHOWN = 8;

const slotsText = ({ slots }: Preview): string => {
  const free = slots.filter(({ isFull }) => !isFull).length;
  return slots.length === 0 ? 'keine' : `${free} frei${free < slots.length ? `, ${slots.length - free} voll` : ''}`;
};

/** Compares today's offer before and after the change: one flatbread to the nearest location. */
export function KitchenPreview({ before, after, context: { reserved } }: Props) {
  const [openingHours, delivery, now] = [useOpeningHours(), useDelivery(), useNow()];
  const of = (draft: KitchenSettingsDraft) => kitchenPreview(draft, { openingHours, delivery, reserved }, now);
  const [today, then] = [of(before), of(after ?? before)];
  const next = (preview: Preview) => (preview.next === null ? 'zurzeit nicht' : whenText(preview.next, now));
  return (
    <>
      <PreviewHead isKnown={after !== null} hint="Ein Fladen an die nächste Haustür, wenn jetzt jemand bestellt." />
      <dl className={styles.facts}>
        <BeforeAfter label="So bald wie möglich" before={next(today)} after={next(then)} />
        <BeforeAfter label="Wählbare Zeiten heute" before={slotsText(today)} after={slotsText(then)} />
      </dl>
      {then.slots.length > 0 && (
        <ul className={styles.slots} aria-label="Die nächsten Zeiten">
          {then.slots.slice(0, SLOTS_SHOWN).map(({ at, isFull }) => (
            <li key={at} className={isFull ? styles.full : undefined}>
              {formatTime(at)}
              {isFull && <small> voll</small>}
            </li>
          ))}
          {then.slots.length > SLOTS_SHOWN && <li>…</li>}
        </ul>
      )}
    </>
  );
}
