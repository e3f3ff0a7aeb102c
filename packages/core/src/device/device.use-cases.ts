import type { AuditEntry } from '../record/audit-entry.ts';
import { err, ok } from '../result/result.ts';
import type { ClockPort } from '../time/clock.port.ts';
import type { Instant } from '../time/instant.ts';
import { deviceCodeEnd, readDeviceCode } from './device-code.ts';
import type { DevicePort } from './device.port.ts';
import { type Device, type DeviceDraft, accountOfDevice } from './device.ts';

type CodeHash = { readonly codeHash: string; readonly codeEndsAt: Instant };

/** The devices, in one transaction. */
export type DeviceRepository = {
  /** Those that are not removed, the newest first. */
  list(): Promise<readonly Device[]>;
  add(device: DeviceDraft & CodeHash & { readonly id: string; readonly madeAt: Instant }): Promise<void>;
  /** Uses up a code that is valid at `now`; null when there is none, so of two that use it one gets the device. */
  takeCode(codeHash: string, now: Instant): Promise<Pick<Device, 'id' | 'name' | 'duty' | 'station'> | null>;
  /** Signs this browser in as the device, and whoever used it out. */
  beginSession(id: string): Promise<void>;
  /** Ends the sessions of a device and its code, and takes it off the list. */
  remove(id: string, at: Instant): Promise<void>;
  recordAudit(entry: Omit<AuditEntry, 'number'>): Promise<void>;
};

type Dependencies = {
  readonly clock: ClockPort;
  readonly transaction: <T>(work: (devices: DeviceRepository) => Promise<T>) => Promise<T>;
  readonly createId: () => string;
  readonly createCode: () => string;
  /** The hash needs a key: a code is short enough to be found from a plain one. */
  readonly hashOf: (code: string) => string;
  /** Draws a QR code: one text for each row, `#` for a dark square. */
  readonly qrOf: (text: string) => string[];
  /** The address of the page that starts devices. */
  readonly startAddress: string;
};

/** How devices are made, started and signed out. The caller has checked permission and input. */
export const createDeviceUseCases =
  ({ clock, transaction, createId, createCode, hashOf, qrOf, startAddress }: Dependencies) =>
  (actorId: string | null): DevicePort => ({
    list: () => transaction(({ list }) => list()),
    make: async (draft) => {
      const [id, at, code] = [createId(), clock.now(), createCode()];
      const codeEndsAt = deviceCodeEnd(at);
      const devices = await transaction(async (repository) => {
        await repository.add({ ...draft, id, madeAt: at, codeHash: hashOf(code), codeEndsAt });
        await repository.recordAudit({ at, actorId, action: 'device.made', subject: id, before: null, after: draft });
        return repository.list();
      });
      // Browsers send no fragment, so the code stands in no log.
      const address = `${startAddress}#${code}`;
      return { devices: [...devices], code, codeEndsAt, address, qr: qrOf(address) };
    },
    start: async (text) => {
      const code = readDeviceCode(text);
      if (!code.ok) return code;
      const at = clock.now();
      return transaction(async (repository) => {
        const started = await repository.takeCode(hashOf(code.value), at);
        if (started === null) return err({ code: 'codeInvalid' });
        await repository.beginSession(started.id);
        return ok(accountOfDevice(started));
      });
    },
    revoke: (id) => {
      const at = clock.now();
      return transaction(async (repository) => {
        const found = (await repository.list()).find((each) => each.id === id);
        if (found === undefined) return err({ code: 'deviceUnknown' });
        const before = { name: found.name, duty: found.duty, station: found.station };
        await repository.remove(id, at);
        await repository.recordAudit({ at, actorId, action: 'device.revoked', subject: id, before, after: null });
        return ok(await repository.list());
      });
    },
  });
