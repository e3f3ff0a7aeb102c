import type { ProductDraft } from '@ofenpost/core/catalogue/product-draft';
import type { FieldErrors } from '@ofenpost/core/editor/field-errors';
import { WEEKDAYS } from '@ofenpost/core/opening-hours/week';
import { WEEKDAY_NAMES } from '@ofenpost/core/time/zurich';
import { ChoiceField } from '../editor/choice-field.tsx';
import { EditorField } from '../editor/editor-field.tsx';
import { TimeInput } from '../editor/typed-input.tsx';
import { ChipsField } from './chips-field.tsx';

type Schedule = ProductDraft['availabilitySchedule'];
type Props = {
  readonly schedule: Schedule;
  readonly errors: FieldErrors;
  readonly onSchedule: (schedule: Schedule) => void;
};

/** The first window of a product that had none; times in Zurich. */
const FIRST: NonNullable<Schedule> = { daysOfWeek: [...WEEKDAYS], from: '11:00', to: '14:00' };
const FIELD = 'availabilitySchedule';

/** Asks when a product can be delivered: always, or on some days in a window, which may end after midnight. */
export const ProductTimesFields = ({ schedule, errors, onSchedule }: Props) => (
  <>
    <ChoiceField
      name={FIELD}
      errors={errors}
      isShort
      label="Erhältlich"
      value={schedule === null ? 'always' : 'window'}
      options={[
        { value: 'always', label: 'Immer' },
        { value: 'window', label: 'Nur zu gewissen Zeiten' },
      ]}
      onValue={(choice) => onSchedule(choice === 'always' ? null : (schedule ?? FIRST))}
    />
    {schedule !== null && (
      <>
        <ChipsField
          name={`${FIELD}.daysOfWeek`}
          errors={errors}
          label="Wochentage"
          options={WEEKDAYS.map((day) => [day as number, WEEKDAY_NAMES[day]] as const)}
          chosen={schedule.daysOfWeek}
          onChosen={(daysOfWeek) => onSchedule({ ...schedule, daysOfWeek })}
        />
        <EditorField name={`${FIELD}.from`} errors={errors} label="Von">
          {(control) => (
            <TimeInput {...control} value={schedule.from} onValue={(from) => onSchedule({ ...schedule, from })} />
          )}
        </EditorField>
        <EditorField
          name={`${FIELD}.to`}
          errors={errors}
          label="Bis"
          hint={schedule.to <= schedule.from ? 'Bis zum nächsten Tag.' : 'Gilt für die Zeit der Lieferung.'}
        >
          {(control) => (
            <TimeInput {...control} value={schedule.to} onValue={(to) => onSchedule({ ...schedule, to })} />
          )}
        </EditorField>
      </>
    )}
  </>
);
