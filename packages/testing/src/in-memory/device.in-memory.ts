import { GUEST } from '@ofenpost/core/account/guest';
import { type Device, accountOfDevice } from '@ofenpost/core/device/device';
import { createDeviceCode } from '@ofenpost/core/device/device-code';
import type { DevicePort } from '@ofenpost/core/device/device.port';
import { type DeviceRepository, createDeviceUseCases } from '@ofenpost/core/device/device.use-cases';
import { appendAudit } from './audit.in-memory.ts';
import { type Shop, type Visitor, requireMay } from './shop.ts';

/** A device with the code that starts it, in plain text: nobody can read this memory. */
export type StoredDevice = Device & { readonly code: string | null; readonly isRemoved: boolean };

const shownDevice = ({ code: _code, isRemoved: _isRemoved, ...device }: StoredDevice): Device => device;

const createDeviceRepository = (shop: Shop, visitor: Visitor): DeviceRepository => {
  const { devices } = shop;
  const change = (id: string, changed: Partial<StoredDevice>) => {
    const stored = devices.get(id);
    if (stored !== undefined) devices.set(id, { ...stored, ...changed });
  };
  const list = async () =>
    [...devices.values()]
      .filter(({ isRemoved }) => !isRemoved)
      .toReversed()
      .map(shownDevice);
  return {
    list,
    add: async ({ codeHash, ...device }) =>
      void devices.set(device.id, { ...device, code: codeHash, lastSeenAt: null, isRemoved: false }),
    takeCode: async (code, now) => {
      const found = [...devices.values()].find(
        (device) => device.code === code && Date.parse(now) < Date.parse(device.codeEndsAt ?? now),
      );
      if (found !== undefined) change(found.id, { code: null, codeEndsAt: null });
      return found ?? null;
    },
    beginSession: async (id) => {
      const stored = devices.get(id);
      if (stored !== undefined) visitor.account = accountOfDevice(stored);
      change(id, { lastSeenAt: shop.clock.now() });
    },
    remove: async (id) => {
      change(id, { code: null, codeEndsAt: null, lastSeenAt: null, isRemoved: true });
      for (const each of shop.visitors)
        if ([each.account.id, each.sitting?.device.id].includes(id))
          Object.assign(each, { account: GUEST, sitting: undefined });
    },
    recordAudit: async (entry) => appendAudit(shop, entry),
  };
};

export function createDeviceInMemory(shop: Shop, visitor: Visitor): DevicePort {
  const devicesFor = createDeviceUseCases({
    clock: shop.clock,
    transaction: (work) => shop.transaction(() => work(createDeviceRepository(shop, visitor))),
    createId: () => crypto.randomUUID(),
    createCode: () => createDeviceCode((count) => crypto.getRandomValues(new Uint8Array(count))),
    hashOf: (code) => code,
    qrOf: () => [],
    startAddress: '/geraet',
  });
  const management = () => devicesFor(requireMay(visitor, 'device.manage').id);
  return {
    list: async () => management().list(),
    make: async (draft) => management().make(draft),
    start: async (code) => {
      requireMay(visitor, 'device.start');
      return devicesFor(null).start(code);
    },
    revoke: async (id) => management().revoke(id),
  };
}
