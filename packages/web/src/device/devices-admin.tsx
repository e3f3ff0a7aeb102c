import {
  DEVICE_DUTY_LABELS,
  DEVICE_MESSAGES,
  DEVICE_STATION_LABELS,
  type Device,
  type DeviceState,
  deviceState,
} from '@ofenpost/core/device/device';
import { formatDate, formatTime } from '@ofenpost/core/time/zurich';
import { useEffect, useState } from 'react';
import { adminPage } from '../app/admin-page.tsx';
import { useApp } from '../app/app-actors.tsx';
import { showErrorToast, showErrorUnlessOffline } from '../app/show-error-toast.ts';
import { ListHead } from '../record/list-view.tsx';
import { RemovalQuestion } from '../record/removal-question.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import { type StateTone, StateBadge } from '../ui/state-badge.tsx';
import { useOpened } from '../ui/use-opened.ts';
import listStyles from '../record/list-view.module.css';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import styles from './devices.module.css';

const deviceDialog = onDemand(() => import('./device-dialog.tsx').then((module) => module.DeviceDialog));

/** While a device waits for its code, its start is looked for so often, in ms. */
const LOOK_AGAIN_MS = 4000;

const STATES: Record<DeviceState, { readonly text: string; readonly tone: StateTone | undefined }> = {
  started: { text: 'angemeldet', tone: 'good' },
  waiting: { text: 'wartet auf Code', tone: 'warning' },
  expired: { text: 'Code abgelaufen', tone: undefined },
  signedOut: { text: 'abgemeldet', tone: undefined },
};

const momentText = (at: string): string => `${formatDate(at)}, ${formatTime(at)}`;

function timeText({ lastSeenAt, codeEndsAt, madeAt }: Device, state: DeviceState): string {
  if (lastSeenAt !== null) return `Zuletzt gesehen ${momentText(lastSeenAt)}`;
  return state === 'waiting' && codeEndsAt !== null
    ? `Code gilt bis ${formatTime(codeEndsAt)}`
    : `Eingerichtet ${momentText(madeAt)}`;
}

/** The devices, and what is done to them; while one waits, they are loaded again. */
function useDevices(initial: readonly Device[]) {
  const { ports, actors } = useApp();
  const [devices, setDevices] = useState(initial);
  const isWaiting = devices.some((each) => deviceState(each, ports.clock.now()) === 'waiting');
  useEffect(() => {
    if (!isWaiting) return;
    const load = () => ports.device.list().then(setDevices, (error: unknown) => showErrorUnlessOffline(actors, error));
    const timer = setInterval(() => void load(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWaiting, ports, actors]);
  async function revoke({ id, name }: Device): Promise<void> {
    try {
      const left = await ports.device.revoke(id);
      const message = left.ok
        ? ({ kind: 'success', title: `${name} ist entfernt` } as const)
        : ({ kind: 'error', title: DEVICE_MESSAGES[left.error.code] } as const);
      actors.toast.send({ type: 'toast.shown', message: { detail: '', ...message } });
      setDevices(left.ok ? left.value : await ports.device.list());
    } catch (error) {
      showErrorToast(actors, error);
    }
  }
  return { devices, setDevices, revoke, now: ports.clock.now() };
}

type PageProps = { readonly data: { readonly devices: readonly Device[] } };

/** Lists the devices of the restaurant. */
function DevicesAdmin({ data }: PageProps) {
  const { devices, setDevices, revoke, now } = useDevices(data.devices);
  const { opened, open, end } = useOpened<'device'>();
  const [leaving, setLeaving] = useState<Device | null>(null);
  const close = () => opened && end(opened);
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <ListHead title="Geräte">
        <button type="button" className={controls.primary} onClick={() => open('device')}>
          Neues Gerät
        </button>
      </ListHead>
      <p className={layout.lead}>
        Ein Gerät bleibt angemeldet, ohne Konto. In der Küche zeigt es die Küche und sonst nichts, ohne Namen und
        Beträge der Gäste. Am Bestellpult meldet sich jede Person mit ihrer PIN.
      </p>
      {devices.length === 0 ? (
        <div className={listStyles.none}>
          <h2>Noch kein Gerät</h2>
          <p>Richte das Tablet am Ofen oder am Bestellpult ein: Es bekommt einen Code und startet damit.</p>
        </div>
      ) : (
        <ul className={styles.list} aria-label="Geräte">
          {devices.map((each) => {
            const state = deviceState(each, now);
            return (
              <li key={each.id} className={styles.device}>
                <h2 translate="no">{each.name}</h2>
                <StateBadge tone={STATES[state].tone}>{STATES[state].text}</StateBadge>
                <p>
                  {DEVICE_DUTY_LABELS[each.duty]}
                  {each.duty === 'kitchen' && `, Station: ${DEVICE_STATION_LABELS[each.station]}`}
                  <br />
                  {timeText(each, state)}
                </p>
                <button
                  type="button"
                  className={`${controls.secondary} ${controls.small}`}
                  aria-label={`${each.name} ${state === 'started' ? 'abmelden' : 'entfernen'}`}
                  onClick={() => setLeaving(each)}
                >
                  {state === 'started' ? 'Abmelden …' : 'Entfernen …'}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <RemovalQuestion
        title={`${leaving?.name ?? ''} abmelden und entfernen?`}
        action="Entfernen"
        isOpen={leaving !== null}
        onConfirmed={() => {
          if (leaving !== null) void revoke(leaving);
          setLeaving(null);
        }}
        onClosed={() => setLeaving(null)}
      >
        <p>Das Gerät zeigt sofort nichts mehr, sein Code gilt nicht mehr. Soll es wieder dienen, richte es neu ein.</p>
      </RemovalQuestion>
      {opened !== null && (
        <deviceDialog.Component
          key={opened.count}
          onMade={(made) => setDevices(made.devices)}
          onClosed={close}
          onLoadFailed={close}
        />
      )}
    </div>
  );
}

export const devicesAdminPage = adminPage({
  title: 'Geräte',
  action: 'device.manage',
  access: 'zu den Geräten',
  load: async (ports) => ({ devices: await ports.device.list() }),
  Page: DevicesAdmin,
});
