import type { OutlinedOptionGroup } from '@ofenpost/core/catalogue/catalogue';
import {
  type Illustration,
  ILLUSTRATION_KINDS,
  ILLUSTRATION_TEMPLATES,
  illustrationFor,
} from '@ofenpost/core/catalogue/illustration';
import { type ProductDraft, PRODUCT_OPTION_GROUPS_MAX } from '@ofenpost/core/catalogue/product-draft';
import type { FieldErrors } from '@ofenpost/core/editor/editor';
import type { EditedDraft } from '@ofenpost/core/editor/versioned-editor';
import { WEEKDAYS } from '@ofenpost/core/opening-hours/week';
import { WEEKDAY_NAMES } from '@ofenpost/core/time/zurich';
import { EditorField } from '../record/editor-field.tsx';
import type { Editor } from '../record/use-editor.ts';
import { ChoiceField } from '../ui/choice-field.tsx';
import { ListEditor } from '../ui/list-editor.tsx';
import { TimeInput } from '../ui/typed-input.tsx';
import { ChipsField } from './declaration-fields.tsx';

const FIELD = 'availabilitySchedule';
type Schedule = ProductDraft[typeof FIELD];

/** The first window of a product that had none; times in Zurich. */
const FIRST: NonNullable<Schedule> = { daysOfWeek: [...WEEKDAYS], from: '11:00', to: '14:00' };

/** Asks when a product can be delivered: always, or on some days in a window, which may end after midnight. */
export function ProductTimesFields({ editor }: { readonly editor: Editor<EditedDraft<ProductDraft>> }) {
  const { value, errors, edit } = editor;
  const schedule = value[FIELD];
  const onSchedule = (changed: Schedule) => edit({ [FIELD]: changed });
  return (
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
}

type OptionGroupIdsFieldProps = {
  readonly ids: readonly string[];
  readonly optionGroups: readonly OutlinedOptionGroup[];
  readonly errors: FieldErrors;
  readonly onIds: (ids: string[]) => void;
};

/** Groups with the same name are distinguished by their options. */
const labelOf = ({ name, options }: OutlinedOptionGroup): string =>
  `${name} (${options
    .slice(0, 3)
    .map((option) => option.name)
    .join(', ')}${options.length > 3 ? ' …' : ''})`;

/** Asks for the option groups of a product, in their order. */
export function OptionGroupIdsField({ ids, optionGroups, errors, onIds }: OptionGroupIdsFieldProps) {
  const offered = optionGroups.filter(({ id, archived }) => archived === null || ids.includes(id));
  const free = offered.filter(({ id }) => !ids.includes(id));
  return (
    <ListEditor
      noun="Auswahl"
      addLabel={free.length === 0 ? 'Alle Auswahlen sind dabei' : 'Auswahl hinzufügen'}
      items={ids}
      max={free.length === 0 ? ids.length : PRODUCT_OPTION_GROUPS_MAX}
      blank={free[0]?.id ?? ''}
      error={errors['optionGroupIds']}
      onItems={onIds}
    >
      {(id, place, change) => (
        <EditorField name={`optionGroupIds.${place}`} errors={errors} label={`${place + 1}. Auswahl`}>
          {(control) => (
            <select {...control} value={id} onChange={({ target }) => change(target.value)}>
              {offered
                .filter((group) => group.id === id || !ids.includes(group.id))
                .map((group) => (
                  <option key={group.id} value={group.id}>
                    {labelOf(group)}
                  </option>
                ))}
            </select>
          )}
        </EditorField>
      )}
    </ListEditor>
  );
}

type IllustrationFieldProps = {
  readonly illustration: Illustration;
  readonly errors: FieldErrors;
  readonly onIllustration: (illustration: Illustration) => void;
};

/** Asks what the drawing of a product shows. A copy starts with the drawing of its original. */
export const IllustrationField = ({ illustration, errors, onIllustration }: IllustrationFieldProps) => (
  <EditorField name="illustration" errors={errors} label="Zeichnung" hint="Jeder Name gibt ihr eine eigene Form.">
    {(control) => (
      <select
        {...control}
        value={illustration.kind}
        onChange={({ target }) => {
          const kind = ILLUSTRATION_KINDS.find((each) => each === target.value);
          if (kind !== undefined) onIllustration(illustrationFor(illustration, kind));
        }}
      >
        {ILLUSTRATION_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {ILLUSTRATION_TEMPLATES[kind].label}
          </option>
        ))}
      </select>
    )}
  </EditorField>
);
