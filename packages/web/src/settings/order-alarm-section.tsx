import { CALL_US_MESSAGE } from '@ofenpost/core/order/order-alarm';
import { ORDER_ALARM_FIELDS, type OrderAlarmLimits } from '@ofenpost/core/settings/settings-draft';
import { addMinutes, formatTime } from '@ofenpost/core/time/zurich';
import { useNow } from '../app/app-actors.tsx';
import { EditorField, FormSection } from '../record/editor-field.tsx';
import { PreviewHead } from '../record/editor-head.tsx';
import { sectionPage, type SectionParts } from '../record/section-page.tsx';
import { NumberInput } from '../ui/typed-input.tsx';
import styles from './order-alarm-section.module.css';

const FIELDS = [
  {
    field: 'alarmMinutes',
    hint: 'So lange darf eine neue Bestellung warten, bis das Bestellpult lauter wird.',
  },
  {
    field: 'tellCustomerMinutes',
    hint: 'Danach bittet die Seite der Bestellung den Gast, anzurufen.',
  },
] as const;

const Fields: SectionParts<'orderAlarm', null>['Fields'] = ({ editor: { value, errors, edit } }) => (
  <FormSection title="Wenn niemand annimmt" hint="Gezählt ab dem Moment, in dem die Bestellung eintrifft.">
    {FIELDS.map(({ field, hint }) => (
      <EditorField key={field} name={field} errors={errors} label={ORDER_ALARM_FIELDS[field].label} hint={hint}>
        {(control) => (
          <NumberInput
            {...control}
            unit="Minuten"
            value={value[field]}
            onValue={(minutes) => edit({ [field]: minutes })}
          />
        )}
      </EditorField>
    ))}
  </FormSection>
);

/** An empty field is a shop where guests never cancel what was accepted. */
const LateField: SectionParts<'orderAlarm', null>['Fields'] = ({ editor: { value, errors, edit } }) => (
  <FormSection
    title="Wenn es später wird"
    hint="Gezählt ab der versprochenen Zeit. Was schon unterwegs ist, lässt sich nicht mehr stornieren."
  >
    <EditorField
      name="guestCancelMinutes"
      errors={errors}
      label={ORDER_ALARM_FIELDS.guestCancelMinutes.label}
      hint="Nach so viel Verspätung darf der Gast selber stornieren. Leer oder 0: nie."
    >
      {(control) => (
        <NumberInput
          {...control}
          unit="Minuten"
          value={value.guestCancelMinutes ?? Number.NaN}
          onValue={(minutes) => edit({ guestCancelMinutes: Number.isNaN(minutes) ? null : minutes })}
        />
      )}
    </EditorField>
  </FormSection>
);

const AllFields: SectionParts<'orderAlarm', null>['Fields'] = (props) => (
  <>
    <Fields {...props} />
    <LateField {...props} />
  </>
);

type PreviewProps = { readonly before: OrderAlarmLimits; readonly after: OrderAlarmLimits | null };

/** Describes the limits by the example of an order that arrives now. */
function Preview({ before, after }: PreviewProps) {
  const now = useNow();
  const { alarmMinutes, tellCustomerMinutes } = after ?? before;
  const at = (minutes: number) => <time>{formatTime(addMinutes(now, minutes))}</time>;
  return (
    <>
      <PreviewHead isKnown={after !== null} hint="Käme jetzt eine Bestellung und niemand nähme sie an:" />
      <ol className={styles.steps}>
        <li>
          {at(0)}
          <p>Sie erscheint am Bestellpult, und es läutet.</p>
        </li>
        <li>
          {at(alarmMinutes)}
          <p>Das Bestellpult wird lauter.</p>
        </li>
        <li>
          {at(tellCustomerMinutes)}
          <p>Der Gast liest: «{CALL_US_MESSAGE}»</p>
        </li>
      </ol>
    </>
  );
}

export const orderAlarmSection = sectionPage<'orderAlarm', null>({
  section: 'orderAlarm',
  summary: 'Was geschieht, wenn eine Bestellung wartet, und wann Gäste stornieren dürfen',
  texts: ORDER_ALARM_FIELDS,
  loadContext: () => Promise.resolve(null),
  Fields: AllFields,
  Preview,
});
