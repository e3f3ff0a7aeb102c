import { deliveryAt } from '@ofenpost/core/delivery/delivery';
import type { DeliveryPort } from '@ofenpost/core/delivery/delivery.port';
import {
  RECORDED_CHANGES_MAX,
  validateSaving,
  type Versioned,
  type RecordedChange,
} from '@ofenpost/core/editor/versioned';
import { may } from '@ofenpost/core/role/permission';
import { SETTINGS_SECTIONS, type SettingsDrafts, type SettingsSection } from '@ofenpost/core/settings/settings-section';
import type { SettingsPort } from '@ofenpost/core/settings/settings.port';
import { SECTION_REPOSITORIES } from './section-repositories.ts';
import { type Shop, type Visitor, ovenLoadOf } from './shop.ts';

export function createSettingsInMemory(shop: Shop, visitor: Visitor): SettingsPort {
  const enter = (section: SettingsSection) => {
    if (!may(visitor.account, SETTINGS_SECTIONS[section].action)) throw new Error('not allowed');
  };
  const current = <S extends SettingsSection>(section: S): Versioned<SettingsDrafts[S]> => ({
    version: shop.settings[section].length,
    value: SECTION_REPOSITORIES[section].load(shop),
  });
  return {
    load: async (section) => {
      enter(section);
      return current(section);
    },
    save: async (section, { version, value }) => {
      enter(section);
      const definition = SETTINGS_SECTIONS[section];
      const before = current(section);
      const now = shop.clock.now();
      const rule = SECTION_REPOSITORIES[section].rule?.(shop) ?? definition;
      const saving = { version, value: definition.draft.parse(value) };
      const validated = validateSaving(rule, { current: before, saving, now });
      if (!validated.ok || validated.value === before) return validated;
      const after = validated.value;
      SECTION_REPOSITORIES[section].save(shop, after.value);
      const by = `${visitor.account.firstname} ${visitor.account.lastname}`.trim();
      shop.settings[section].unshift({
        number: after.version,
        at: now,
        by,
        before: before.value,
        after: after.value,
      });
      shop.content.changed();
      return validated;
    },
    listChanges: async (section) => {
      enter(section);
      return shop.settings[section].slice(0, RECORDED_CHANGES_MAX);
    },
  };
}

/** The changes of each section, newest first; their count is its version. */
export type SettingsBook = { readonly [S in SettingsSection]: RecordedChange<SettingsDrafts[S]>[] };

export const createSettingsBook = (): SettingsBook => ({
  profile: [],
  kitchen: [],
  orderAlarm: [],
  openingHours: [],
  extraordinaryDays: [],
  deliveryAreas: [],
  vatRates: [],
  printers: [],
  staffLimit: [],
  teamSignIn: [],
});

export const createDeliveryInMemory = (shop: Shop): DeliveryPort => ({
  load: async () => {
    const orderLocations = shop.delivery.orderLocations.filter(({ active }) => active);
    return deliveryAt({ ...shop.delivery, orderLocations }, shop.clock.now());
  },
  loadOvenLoad: async () => ovenLoadOf(shop),
});
