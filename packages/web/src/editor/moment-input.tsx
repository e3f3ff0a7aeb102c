import { DATE_MAX, DATE_MIN } from '@ofenpost/core/draft/entered-date';
import type { Instant } from '@ofenpost/core/time/instant';
import { toInstant, toLocalDate, toLocalTime } from '@ofenpost/core/time/zurich';
import type { ControlAttributes } from '../theme/field.tsx';

type Props = (ControlAttributes | { readonly 'aria-label': string; readonly className: string }) & {
  readonly name?: string;
  /** '' as long as nothing whole is entered. */
  readonly value: Instant;
  readonly onValue: (at: Instant) => void;
};

const localText = (at: Instant): string => (at === '' ? '' : `${toLocalDate(at)}T${toLocalTime(at)}`);

function instantOf(text: string): Instant {
  const [date = '', time = ''] = text.split('T');
  return time === '' ? '' : toInstant(date, time);
}

/** A day and a time of the clock in Zurich, wherever the browser is. */
export const MomentInput = ({ value, onValue, ...control }: Props) => (
  <input
    {...control}
    type="datetime-local"
    min={`${DATE_MIN}T00:00`}
    max={`${DATE_MAX}T23:59`}
    value={localText(value)}
    onChange={({ target }) => onValue(instantOf(target.value))}
  />
);
