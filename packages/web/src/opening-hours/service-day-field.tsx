import type { FieldErrors } from '@ofenpost/core/editor/field-errors';
import { type ServiceKind, kindOf, withKind } from '@ofenpost/core/opening-hours/edit-special-days';
import type { Service, TimeRange } from '@ofenpost/core/opening-hours/opening-hours';
import { SERVICE_LABELS } from '@ofenpost/core/opening-hours/opening-labels';
import { overlappingRanges } from '@ofenpost/core/opening-hours/overlapping-ranges';
import type { SpecialDay } from '@ofenpost/core/opening-hours/special-days-draft';
import { OVERLAP } from '@ofenpost/core/opening-hours/time-range-draft';
import { Choice } from '../theme/choice.tsx';
import { RangesField } from './ranges-field.tsx';
import styles from './special-day-form.module.css';

type Props = {
  readonly service: Service;
  /** The path in the draft: `2026-12-24.restaurant`. */
  readonly name: string;
  readonly day: SpecialDay;
  /** The regular hours of that weekday. */
  readonly usual: readonly TimeRange[];
  readonly errors: FieldErrors;
  /** The messages about ranges that overlap a neighbouring night, by index. */
  readonly nights: ReadonlyMap<number, string>;
  readonly onChange: (day: SpecialDay) => void;
};

const KINDS: readonly (readonly [ServiceKind, string])[] = [
  ['usual', 'wie üblich'],
  ['closed', 'geschlossen'],
  ['other', 'andere Zeiten'],
];

/** Asks for the hours of a service on a special day. */
export function ServiceDayField({ service, name, day, usual, errors, nights, onChange }: Props) {
  const own = day[service];
  const kind = kindOf(own);
  return (
    <fieldset className={styles.service}>
      <legend>{SERVICE_LABELS[service]}</legend>
      <div className={styles.kinds}>
        {KINDS.map(([value, label]) => (
          <Choice
            key={value}
            type="radio"
            face="chip"
            name={`${name}-kind`}
            checked={kind === value}
            onChange={() =>
              onChange(
                withKind(day, {
                  service,
                  kind: value,
                  usual: usual.length === 0 ? [{ open: '11:00', close: '14:00' }] : [...usual],
                }),
              )
            }
          >
            {label}
          </Choice>
        ))}
      </div>
      {own !== null && kind === 'other' && (
        <RangesField
          label={`Zeiten ${SERVICE_LABELS[service]}`}
          name={`${name}.openingHour`}
          ranges={own.openingHour}
          errors={errors}
          overlaps={
            new Map([
              ...nights,
              ...overlappingRanges([{ dayOfWeek: 0, openingHour: own.openingHour }]).map(
                ({ range }) => [range, OVERLAP] as const,
              ),
            ])
          }
          onChange={(openingHour) => onChange({ ...day, [service]: { ...own, openingHour } })}
        />
      )}
    </fieldset>
  );
}
