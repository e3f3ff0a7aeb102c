import type { Account } from '../account/account.ts';
import type { Result } from '../result/result.ts';
import type { DeviceStartError } from './device-code.ts';
import type { Device, DeviceDraft, DeviceError, MadeDevice } from './device.ts';

export type DevicePort = {
  /** The devices that are not removed, the newest first. */
  list(): Promise<readonly Device[]>;
  /** Makes a device that waits for its code. */
  make(draft: DeviceDraft): Promise<MadeDevice>;
  /** Turns this browser into the device of the code: whoever was signed in here is signed out. */
  start(code: string): Promise<Result<Account, DeviceStartError>>;
  /** Signs a device out at once, and removes it. Answers the devices that stay. */
  revoke(id: string): Promise<Result<readonly Device[], DeviceError>>;
};
