import { ADMIN_ROLES_ID } from '@ofenpost/core/role/role';
import { pinDraft } from '@ofenpost/core/sitting/pin';
import { accountOfSitting, sittingBegin } from '@ofenpost/core/sitting/sitting';
import type { SittingPort } from '@ofenpost/core/sitting/sitting.port';
import { type SittingRepository, createSittingUseCases } from '@ofenpost/core/sitting/sitting.use-cases';
import { appendAudit } from './audit.in-memory.ts';
import { type Shop, type Visitor, requireMay, requireSignedIn } from './shop.ts';

const attemptsKey = (deviceId: string, personId: string): string => `${deviceId} ${personId}`;

/** Ends what a visitor has begun at a device of the desk. */
const stand = (visitor: Visitor): void => {
  if (visitor.sitting !== undefined) Object.assign(visitor, { account: visitor.sitting.device, sitting: undefined });
};

/** Names this account at no device any more. */
export const standEverywhere = ({ visitors }: Shop, accountId: string): void => {
  for (const each of visitors) if (each.sitting !== undefined && each.account.id === accountId) stand(each);
};

const createSittingRepository = (shop: Shop, visitor: Visitor): SittingRepository => {
  const { pins, pinAttempts, accounts } = shop;
  const staffOf = (id: string) => {
    const account = accounts.get(id);
    return account !== undefined && account.rolesId >= ADMIN_ROLES_ID ? { ...account, id } : null;
  };
  return {
    findPinTime: async (id) => pins.get(id)?.at ?? null,
    savePin: async (id, pin) => {
      standEverywhere(shop, id);
      for (const key of pinAttempts.keys()) if (key.endsWith(` ${id}`)) pinAttempts.delete(key);
      if (pin === null) pins.delete(id);
      else pins.set(id, pin);
    },
    listPeople: async () => [...pins.keys()].flatMap((id) => staffOf(id) ?? []),
    lockHolder: async (deviceId, id) => {
      const [pin, account] = [pins.get(id), staffOf(id)];
      if (pin === undefined || account === null) return null;
      const attempts = pinAttempts.get(attemptsKey(deviceId, id)) ?? { wrong: 0, blockedUntil: null };
      return { ...account, pinHash: pin.hash, attempts };
    },
    saveAttempts: async (deviceId, id, attempts) => void pinAttempts.set(attemptsKey(deviceId, id), attempts),
    begin: async (id) => {
      const [person, device] = [staffOf(id), visitor.sitting?.device ?? visitor.account];
      if (person === null || device.device === undefined) throw new Error('not allowed');
      const { now } = shop.clock;
      visitor.account = accountOfSitting(person, device.device.station);
      visitor.sitting = { device, lastChangeAt: now(), now };
    },
    end: async () => stand(visitor),
    recordAudit: async (entry) => appendAudit(shop, entry),
  };
};

export function createSittingInMemory(shop: Shop, visitor: Visitor): SittingPort {
  const sittings = createSittingUseCases({
    clock: shop.clock,
    transaction: (work) => shop.transaction(() => work(createSittingRepository(shop, visitor))),
    hashOf: async (pin) => pin,
    isHashOf: async (hash, pin) => hash === pin,
    ownId: async () => requireSignedIn(visitor, 'pin.edit'),
    device: async () => {
      requireMay(visitor, 'sitting.begin');
      const account = visitor.sitting?.device ?? visitor.account;
      if (account.id === null || account.device === undefined) throw new Error('not allowed');
      return { id: account.id, station: account.device.station, account };
    },
  });
  return {
    ...sittings,
    setPin: async (pin, shownTo) => sittings.setPin(pinDraft.parse({ pin }).pin, shownTo),
    listPeople: async () => {
      requireMay(visitor, 'sitting.begin');
      return sittings.listPeople();
    },
    begin: async (begin) => sittings.begin(sittingBegin.parse(begin)),
  };
}
