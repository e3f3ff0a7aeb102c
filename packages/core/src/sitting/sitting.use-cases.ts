import type { Account } from '../account/account.ts';
import { isOtherAccount } from '../account/shown-account.ts';
import type { DeviceStation } from '../device/device-duty.ts';
import type { AuditEntry, AuditedChange } from '../record/audit-entry.ts';
import { err, ok } from '../result/result.ts';
import type { ClockPort } from '../time/clock.port.ts';
import type { Instant } from '../time/instant.ts';
import { type PinAttempts, afterWrongPin, pinBlockEnd } from './pin.ts';
import type { SittingPort } from './sitting.port.ts';
import { type SittingPerson, accountOfSitting, sittingPersonOf } from './sitting.ts';

/** Somebody of the staff with a PIN, and how often it was wrong at this device. */
export type PinHolder = Pick<Account, 'firstname' | 'lastname'> & {
  readonly id: string;
  readonly pinHash: string;
  readonly attempts: PinAttempts;
};

/** PINs and sittings, in one transaction. */
export type SittingRepository = {
  findPinTime(accountId: string): Promise<Instant | null>;
  /** Saves the PIN of an account and ends its sittings and wrong attempts; null removes the PIN. */
  savePin(accountId: string, pin: { readonly hash: string; readonly at: Instant } | null): Promise<void>;
  listPeople(): Promise<readonly (Pick<Account, 'firstname' | 'lastname'> & { readonly id: string })[]>;
  /** A person of the staff with a PIN, for this device alone until the transaction ends. */
  lockHolder(deviceId: string, personId: string): Promise<PinHolder | null>;
  saveAttempts(deviceId: string, personId: string, attempts: PinAttempts): Promise<void>;
  /** Names the person in the session of this browser. */
  begin(personId: string): Promise<void>;
  end(): Promise<void>;
  recordAudit(entry: Omit<AuditEntry, 'number'>): Promise<void>;
};

/** The device on which this happens. */
export type SittingDevice = { readonly id: string; readonly station: DeviceStation; readonly account: Account };

type Dependencies = {
  readonly clock: ClockPort;
  readonly transaction: <T>(work: (sittings: SittingRepository) => Promise<T>) => Promise<T>;
  readonly hashOf: (pin: string) => Promise<string>;
  readonly isHashOf: (hash: string, pin: string) => Promise<boolean>;
  /** The account that sets its PIN. */
  readonly ownId: () => Promise<string>;
  readonly device: () => Promise<SittingDevice>;
};

const NO_ATTEMPTS: PinAttempts = { wrong: 0, blockedUntil: null };

const byName = (a: SittingPerson, b: SittingPerson): number => a.name.localeCompare(b.name, 'de-CH');

/** How people set their PIN, and name themselves at a device. The caller has checked permission and input. */
export function createSittingUseCases({
  clock,
  transaction,
  hashOf,
  isHashOf,
  ownId,
  device,
}: Dependencies): SittingPort {
  const entry = (actorId: string, action: AuditedChange['action'], subject: string) => ({
    at: clock.now(),
    actorId,
    action,
    subject,
    before: null,
    after: null,
  });
  return {
    loadPin: async () => {
      const id = await ownId();
      return { since: await transaction(({ findPinTime }) => findPinTime(id)) };
    },
    setPin: async (pin, shownTo) => {
      const id = await ownId();
      if (isOtherAccount(shownTo, id)) return err({ code: 'accountChanged' });
      const [hash, at] = [await hashOf(pin), clock.now()];
      await transaction(async (sittings) => {
        await sittings.savePin(id, { hash, at });
        await sittings.recordAudit(entry(id, 'pin.set', id));
      });
      return ok({ since: at });
    },
    removePin: async () => {
      const id = await ownId();
      await transaction(async (sittings) => {
        if ((await sittings.findPinTime(id)) === null) return;
        await sittings.savePin(id, null);
        await sittings.recordAudit(entry(id, 'pin.removed', id));
      });
      return { since: null };
    },
    listPeople: () => transaction(async ({ listPeople }) => (await listPeople()).map(sittingPersonOf).toSorted(byName)),
    begin: async ({ person, pin }) => {
      const { id: deviceId, station } = await device();
      return transaction(async (sittings) => {
        const holder = await sittings.lockHolder(deviceId, person);
        if (holder === null) return err({ code: 'pinWrong' });
        const until = pinBlockEnd(holder.attempts, clock.now());
        if (until !== null) return err({ code: 'pinBlocked', until });
        if (!(await isHashOf(holder.pinHash, pin))) {
          const attempts = afterWrongPin(holder.attempts, clock.now());
          await sittings.saveAttempts(deviceId, person, attempts);
          await sittings.recordAudit(entry(deviceId, 'pin.refused', person));
          return attempts.blockedUntil === null
            ? err({ code: 'pinWrong' })
            : err({ code: 'pinBlocked', until: attempts.blockedUntil });
        }
        await sittings.saveAttempts(deviceId, person, NO_ATTEMPTS);
        await sittings.begin(person);
        await sittings.recordAudit(entry(person, 'sitting.begun', deviceId));
        return ok(accountOfSitting(holder, station));
      });
    },
    end: async () => {
      const { account } = await device();
      await transaction(({ end }) => end());
      return account;
    },
  };
}
