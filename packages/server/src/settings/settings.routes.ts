import { settingsContract } from '@ofenpost/contract/settings/settings.contract';
import type { SaveError } from '@ofenpost/core/editor/editor';
import type { RecordedChange, Versioned } from '@ofenpost/core/editor/versioned';
import type { SettingsDrafts, SettingsSection } from '@ofenpost/core/settings/settings-section';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import { type RecordCall, listRecordedChanges, savesRecord } from '../record/record.routes.ts';
import type { Services } from '../services.ts';
import { type SectionStores, loadSettings, sectionRecord } from './save-settings.ts';

const settings = implement(settingsContract).$context<ApiContext>();

/** The routes of a section, without the type of its draft. */
type SectionRoutes<T, Load, Save, List> = {
  readonly load: { readonly handler: (handler: () => Promise<Versioned<T>>) => Load };
  readonly save: {
    readonly handler: (
      handler: (call: RecordCall<Versioned<T>, SaveError<Versioned<T>>>) => Promise<Versioned<T>>,
    ) => Save;
  };
  readonly listChanges: { readonly handler: (handler: () => Promise<RecordedChange<T>[]>) => List };
};

const sectionRoutes = <S extends SettingsSection, Load, Save, List>(
  services: Services & { readonly stores: SectionStores },
  section: S,
  routes: SectionRoutes<SettingsDrafts[S], Load, Save, List>,
) => {
  const record = sectionRecord(services.stores, section);
  const save = savesRecord<SettingsDrafts[S]>(services, record);
  return {
    load: routes.load.handler(() => loadSettings(services, section)),
    save: routes.save.handler(({ input, ...call }) => save({ ...call, input: { ...input, id: section } })),
    listChanges: routes.listChanges.handler(() => listRecordedChanges(services, record.definition, section)),
  };
};

/** The handlers of `settingsContract`. */
export function createSettingsRoutes(services: Services, stores: SectionStores) {
  const all = { ...services, stores };
  return {
    profile: sectionRoutes(all, 'profile', settings.profile),
    kitchen: sectionRoutes(all, 'kitchen', settings.kitchen),
    orderAlarm: sectionRoutes(all, 'orderAlarm', settings.orderAlarm),
    orderAcceptance: sectionRoutes(all, 'orderAcceptance', settings.orderAcceptance),
    collection: sectionRoutes(all, 'collection', settings.collection),
    openingHours: sectionRoutes(all, 'openingHours', settings.openingHours),
    extraordinaryDays: sectionRoutes(all, 'extraordinaryDays', settings.extraordinaryDays),
    deliveryAreas: sectionRoutes(all, 'deliveryAreas', settings.deliveryAreas),
    vatRates: sectionRoutes(all, 'vatRates', settings.vatRates),
    printers: sectionRoutes(all, 'printers', settings.printers),
    staffLimit: sectionRoutes(all, 'staffLimit', settings.staffLimit),
    teamSignIn: sectionRoutes(all, 'teamSignIn', settings.teamSignIn),
    bookkeeping: sectionRoutes(all, 'bookkeeping', settings.bookkeeping),
  };
}
