import {
  BLANK_DEVICE,
  DEVICE_DUTY_LABELS,
  DEVICE_STATION_LABELS,
  type DeviceDraft,
  type MadeDevice,
} from '@ofenpost/core/device/device';
import { DEVICE_DUTIES, DEVICE_STATIONS } from '@ofenpost/core/device/device-duty';
import { createDeviceForm } from '@ofenpost/core/device/device-form';
import { selectFieldErrors, selectValue } from '@ofenpost/core/editor/editor.machine';
import { formatTime } from '@ofenpost/core/time/zurich';
import { useActorRef, useSelector } from '@xstate/react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useApp } from '../app/app-actors.tsx';
import { showErrorToast } from '../app/show-error-toast.ts';
import { Field } from '../ui/field.tsx';
import { PageDialog } from '../ui/page-dialog.tsx';
import { QrPicture } from '../ui/qr-picture.tsx';
import { RadioChips } from '../ui/radio-chips.tsx';
import controls from '../ui/controls.module.css';
import field from '../ui/field.module.css';
import styles from './devices.module.css';

const FORM_ID = 'device';

function useDeviceForm(onMade: (made: MadeDevice) => void) {
  const { ports, actors } = useApp();
  const [machine] = useState(() => createDeviceForm(ports, onMade));
  const actor = useActorRef(machine, { input: { initial: BLANK_DEVICE, needsChange: false } });
  useEffect(() => {
    const failed = actor.on('save.failed', ({ error }) => showErrorToast(actors, error));
    return () => failed.unsubscribe();
  }, [actor, actors]);
  return actor;
}

/** How the device gets its session: the code is shown this one time. */
const Starting = ({ made: { code, codeEndsAt, address, qr } }: { readonly made: MadeDevice }) => (
  <ol className={styles.steps}>
    <li>
      Öffne auf dem Gerät <b>{address.replace(/^https?:\/\//, '').replace(/#.*/, '')}</b>, oder lies den Code mit der
      Kamera ein.
    </li>
    <li className={styles.pairing}>
      <QrPicture rows={qr} label="QR-Code für das Gerät" />
      <p>
        Code
        <output className={styles.code} translate="no">
          {code}
        </output>
        Gilt bis {formatTime(codeEndsAt)} und nur einmal.
      </p>
    </li>
  </ol>
);

type Props = { readonly onMade: (made: MadeDevice) => void; readonly onClosed: () => void };

/** Makes a device, and shows the code that starts it. */
export function DeviceDialog({ onMade, onClosed }: Props) {
  const [isOpen, setOpen] = useState(true);
  const [made, setMade] = useState<MadeDevice | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const form = useDeviceForm((device) => {
    setMade(device);
    onMade(device);
  });
  const { name, duty, station } = useSelector(form, selectValue);
  const errors = useSelector(form, selectFieldErrors);
  const isBusy = useSelector(form, (snapshot) => snapshot.hasTag('busy'));
  const edit = (change: Partial<DeviceDraft>) => form.send({ type: 'value.edited', change });
  const close = () => setOpen(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    flushSync(() => form.send({ type: 'form.submitted' }));
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return (
    <PageDialog
      title={made === null ? 'Neues Gerät' : 'Gerät starten'}
      holdsInput={made === null}
      isOpen={isOpen}
      onClose={close}
      onClosed={onClosed}
      foot={
        <div className={styles.buttons}>
          {made === null ? (
            <>
              <button type="button" className={controls.secondary} onClick={close}>
                Abbrechen
              </button>
              <button type="submit" form={FORM_ID} className={controls.primary} aria-disabled={isBusy}>
                {isBusy ? 'Wird eingerichtet …' : 'Einrichten'}
              </button>
            </>
          ) : (
            <button type="button" className={controls.primary} onClick={close}>
              Fertig
            </button>
          )}
        </div>
      }
    >
      {made === null ? (
        <form ref={element} id={FORM_ID} noValidate className={styles.form} onSubmit={submit}>
          <Field
            label="Name"
            hint="So heisst das Gerät in der Liste, und in der Küche im Verlauf."
            error={errors['name']}
          >
            {(control) => (
              <input
                {...control}
                autoFocus
                autoComplete="off"
                value={name}
                onChange={({ target }) => edit({ name: target.value })}
              />
            )}
          </Field>
          <fieldset className={styles.stations}>
            <legend className={field.label}>Wo steht es?</legend>
            <RadioChips
              name="duty"
              options={DEVICE_DUTIES}
              textOf={(each) => DEVICE_DUTY_LABELS[each]}
              chosen={duty}
              onChosen={(chosen) => edit({ duty: chosen, station: 'all' })}
            />
          </fieldset>
          {duty === 'kitchen' && (
            <fieldset className={styles.stations}>
              <legend className={field.label}>Station</legend>
              <RadioChips
                name="station"
                options={DEVICE_STATIONS}
                textOf={(each) => DEVICE_STATION_LABELS[each]}
                chosen={station}
                onChosen={(chosen) => edit({ station: chosen })}
              />
            </fieldset>
          )}
          {duty === 'desk' && (
            <p className={styles.hint}>
              Wer daran arbeitet, meldet sich mit der eigenen PIN. Die setzt jede Person in ihrem Konto.
            </p>
          )}
        </form>
      ) : (
        <Starting made={made} />
      )}
    </PageDialog>
  );
}
