import { startPause } from '@ofenpost/core/kitchen/busy-controls';
import { OVERLAP } from '@ofenpost/core/opening-hours/time-range-draft';
import { WEEKDAYS, type Week, weekOf } from '@ofenpost/core/opening-hours/week';
import {
  COLLECTION_FIELDS,
  type CollectionSettings,
  type CollectionWeek,
  overlapsOfCollection,
} from '@ofenpost/core/settings/collection-settings';
import { WEEKDAY_NAMES, addMinutes, formatTime } from '@ofenpost/core/time/zurich';
import type { ComponentProps } from 'react';
import { useNow, useOpeningHours } from '../app/app-actors.tsx';
import { RangesField } from '../opening-hours/ranges-field.tsx';
import { EditorField, FormSection } from '../record/editor-field.tsx';
import { sectionPage, type SectionParts } from '../record/section-page.tsx';
import { ChoiceField } from '../ui/choice-field.tsx';
import { MoneyInput, NumberInput } from '../ui/typed-input.tsx';

type Fields = SectionParts<'collection', null>['Fields'];

/** Own hours begin with those of the restaurant. */
const restaurantWeek = (week: Week): CollectionWeek => ({
  '1': week['restaurant-1'],
  '2': week['restaurant-2'],
  '3': week['restaurant-3'],
  '4': week['restaurant-4'],
  '5': week['restaurant-5'],
  '6': week['restaurant-6'],
  '0': week['restaurant-0'],
});

const OFFERS = [
  { value: 'yes', label: 'Gäste dürfen abholen' },
  { value: 'no', label: 'Nur Lieferung' },
] as const;

const PAUSE_MINUTES = [30, 60, 120] as const;

/** Offers to stop collection for a while, or shows until when it is stopped. */
function PauseField({ editor: { value, errors, edit } }: ComponentProps<Fields>) {
  const now = useNow();
  const { pause } = value;
  const begin = (minutes: number) => {
    const started = startPause(addMinutes(now, minutes), now);
    if (started.ok) edit({ pause: started.value });
  };
  return (
    <ChoiceField
      name="pause"
      errors={errors}
      label="Pause"
      hint="Eine Pause des Lieferdienstes gilt nicht für Abholungen. Diese hier endet von selbst."
      value={pause === null ? 'none' : 'until'}
      options={[
        { value: 'none', label: 'Keine Pause' },
        ...(pause === null ? [] : [{ value: 'until', label: `Pause bis ${formatTime(pause.until)}` }]),
        ...PAUSE_MINUTES.map((minutes) => ({ value: String(minutes), label: `${minutes} Minuten ab jetzt` })),
      ]}
      onValue={(choice) => (choice === 'none' ? edit({ pause: null }) : choice !== 'until' && begin(Number(choice)))}
    />
  );
}

const TermsFields: Fields = (props) => {
  const { value, errors, edit } = props.editor;
  return (
    <FormSection
      title="Abholen"
      hint="An der Kasse wählen Gäste dann zwischen Lieferung und Abholung. Am Telefon nehmt ihr Abholungen immer an."
    >
      <ChoiceField
        name="offered"
        errors={errors}
        label={COLLECTION_FIELDS.offered.label}
        value={value.offered ? 'yes' : 'no'}
        options={OFFERS}
        onValue={(offer) => edit({ offered: offer === 'yes' })}
      />
      <ChoiceField
        name="preparation"
        isShort
        errors={{}}
        label="Wie lange braucht ihr?"
        value={value.preparationMinutes === null ? 'delivery' : 'own'}
        options={[
          { value: 'delivery', label: 'Wie für Lieferungen' },
          { value: 'own', label: 'Eigene Zeit' },
        ]}
        onValue={(kind) => edit({ preparationMinutes: kind === 'own' ? (value.preparationMinutes ?? 20) : null })}
      />
      {value.preparationMinutes !== null && (
        <EditorField name="preparationMinutes" errors={errors} label={COLLECTION_FIELDS.preparationMinutes.label}>
          {(control) => (
            <NumberInput
              {...control}
              unit="Minuten"
              step={5}
              value={value.preparationMinutes ?? 0}
              onValue={(preparationMinutes) => edit({ preparationMinutes })}
            />
          )}
        </EditorField>
      )}
      <EditorField
        name="minimumOrder"
        errors={errors}
        label={COLLECTION_FIELDS.minimumOrder.label}
        hint="0: keiner. Abgeholte Bestellungen kosten nie eine Gebühr."
      >
        {(control) => (
          <MoneyInput {...control} value={value.minimumOrder} onValue={(minimumOrder) => edit({ minimumOrder })} />
        )}
      </EditorField>
      <PauseField {...props} />
    </FormSection>
  );
};

const overlapsAt = (hours: CollectionWeek, weekday: (typeof WEEKDAYS)[number]): ReadonlyMap<number, string> =>
  new Map(
    overlapsOfCollection(hours).flatMap(({ day, range }) => (day === weekday ? [[range, OVERLAP] as const] : [])),
  );

const HoursFields: Fields = ({ editor: { value, errors, edit } }) => {
  const { hours }: Pick<CollectionSettings, 'hours'> = value;
  const week = weekOf(useOpeningHours());
  return (
    <FormSection title={COLLECTION_FIELDS.hours.label} hint="An Sondertagen gelten die Zeiten des Restaurants.">
      <ChoiceField
        name="hours"
        errors={errors}
        label="Wann können Gäste abholen?"
        value={hours === null ? 'restaurant' : 'own'}
        options={[
          { value: 'restaurant', label: 'Zu den Zeiten des Restaurants' },
          { value: 'own', label: 'Zu eigenen Zeiten' },
        ]}
        onValue={(kind) => edit({ hours: kind === 'own' ? (hours ?? restaurantWeek(week)) : null })}
      />
      {hours !== null &&
        WEEKDAYS.map((weekday) => (
          <RangesField
            key={weekday}
            label={WEEKDAY_NAMES[weekday] ?? ''}
            name={`hours.${weekday}`}
            ranges={hours[weekday]}
            errors={errors}
            overlaps={overlapsAt(hours, weekday)}
            onChange={(ranges) => edit({ hours: { ...hours, [weekday]: ranges } })}
          />
        ))}
    </FormSection>
  );
};

const Fields: Fields = (props) => (
  <>
    <TermsFields {...props} />
    <HoursFields {...props} />
  </>
);

export const collectionSection = sectionPage<'collection', null>({
  section: 'collection',
  summary: 'Ob Gäste selbst abholen, zu welchen Zeiten, ab welchem Betrag, und eine Pause',
  texts: COLLECTION_FIELDS,
  loadContext: () => Promise.resolve(null),
  Fields,
});
