import type { Account } from '../account/account.ts';
import { createEditorActors, createEditorMachine } from '../editor/editor.machine.ts';
import type { Ports } from '../ports.ts';
import { err, ok } from '../result/result.ts';
import { DEVICE_START_MESSAGES, type DeviceStart, deviceStart } from './device-code.ts';
import { BLANK_DEVICE, type DeviceDraft, type MadeDevice, deviceDraft } from './device.ts';

type DevicePorts = Pick<Ports, 'device'>;

/** The editor of a new device. */
export const createDeviceForm = ({ device }: DevicePorts, onMade: (made: MadeDevice) => void) =>
  createEditorMachine({ schema: deviceDraft, blank: BLANK_DEVICE }).provide({
    actors: createEditorActors<DeviceDraft>({
      load: async () => BLANK_DEVICE,
      save: async ({ value }) => {
        onMade(await device.make(value));
        return ok(value);
      },
    }),
  });

/** The form on the device that asks for its code. */
export const createDeviceStartForm = (
  { device }: DevicePorts,
  initial: DeviceStart,
  onStarted: (account: Account) => void,
) =>
  createEditorMachine({ schema: deviceStart, blank: initial }).provide({
    actors: createEditorActors<DeviceStart>({
      load: async () => initial,
      save: async ({ value }) => {
        const started = await device.start(value.code);
        if (!started.ok) return err({ code: 'refused', message: DEVICE_START_MESSAGES[started.error.code] });
        onStarted(started.value);
        return ok(value);
      },
    }),
  });
