import { createStaffPushActors, selectIsPushBusy, selectPush } from '@ofenpost/core/push/push.machine';
import { useSelector } from '@xstate/react';
import { useApp } from '../app/app-actors.tsx';
import { createBrowserPushDevice } from './browser-push-device.ts';
import { usePush } from './use-push.ts';

const TEXTS = { off: 'aus', on: 'an', refused: 'vom Browser gesperrt' } as const;

/** Tells this device of new orders and alarms while the order desk is hidden; nothing where it cannot. */
export function StaffPushSwitch({ className }: { readonly className: string | undefined }) {
  const { ports } = useApp();
  const push = usePush(() =>
    createStaffPushActors({ push: ports.push, keyValue: ports.keyValue, device: createBrowserPushDevice() }),
  );
  const state = useSelector(push, selectPush);
  const isBusy = useSelector(push, selectIsPushBusy);
  if (state === null || state === 'unable') return null;
  const isOn = state === 'on';
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-disabled={isBusy}
      className={className}
      onClick={() => !isBusy && push.send({ type: isOn ? 'push.turnedOff' : 'push.turnedOn' })}
    >
      Meldungen auf diesem Gerät: {TEXTS[state]}
    </button>
  );
}
