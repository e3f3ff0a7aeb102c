import { deliveryAt } from '@ofenpost/core/delivery/delivery';
import type { DeliveryPort } from '@ofenpost/core/delivery/delivery.port';
import type { RecordRepository } from '@ofenpost/core/record/record.use-cases';
import {
  SETTINGS_SECTIONS,
  type SectionDefinition,
  type SettingsDrafts,
  type SettingsSection,
} from '@ofenpost/core/settings/settings-section';
import type { SettingsPort } from '@ofenpost/core/settings/settings.port';
import { createRecordInMemory } from './record.in-memory.ts';
import { SECTION_REPOSITORIES, type SectionRepository } from './section-repositories.ts';
import { type Shop, type Visitor, ovenLoadOf } from './shop.ts';

/** A section as a record: its name is its id. */
function sectionRecord<S extends SettingsSection>(section: S) {
  const definition: SectionDefinition<SettingsDrafts[S]> = SETTINGS_SECTIONS[section];
  const { load, rule, save }: SectionRepository<SettingsDrafts[S]> = SECTION_REPOSITORIES[section];
  return {
    definition,
    load: async (shop: Shop) => ({ version: shop.settings.get(section) ?? 0, value: load(shop) }),
    ...(rule !== undefined && { rule: async (shop: Shop) => rule(shop) }),
    save: async (shop, saved) => {
      for (const { version, value } of saved) {
        save(shop, value);
        shop.settings.set(section, version);
      }
      return saved;
    },
  } satisfies RecordRepository<Shop, SettingsDrafts[S]>;
}

export function createSettingsInMemory(shop: Shop, visitor: Visitor): SettingsPort {
  const record = <S extends SettingsSection>(section: S) =>
    createRecordInMemory<SettingsDrafts[S]>(shop, visitor, sectionRecord(section));
  return {
    load: async (section) => {
      const found = await record(section).find(section);
      if (found === null) throw new Error(`The section ${section} is missing.`);
      return found;
    },
    save: async (section, saving) => record(section).save(section, saving),
    listChanges: async (section) => record(section).listChanges(section),
  };
}

export const createDeliveryInMemory = (shop: Shop): DeliveryPort => ({
  load: async () => {
    const orderLocations = shop.delivery.orderLocations.filter(({ active }) => active);
    return deliveryAt({ ...shop.delivery, orderLocations }, shop.clock.now());
  },
  loadOvenLoad: async () => ovenLoadOf(shop),
});
