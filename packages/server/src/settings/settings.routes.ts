import { settingsContract } from '@ofenpost/contract/settings/settings.contract';
import type { SaveError } from '@ofenpost/core/editor/editor';
import type { RecordedChange, Versioned } from '@ofenpost/core/editor/versioned';
import { SETTINGS_SECTIONS, type SettingsDrafts, type SettingsSection } from '@ofenpost/core/settings/settings-section';
import { implement } from '@orpc/server';
import { loadRecordedChanges } from '../audit/audit-log.repository.ts';
import type { ApiContext } from '../http/api-context.ts';
import { signedInId } from '../http/signed-in-id.ts';
import type { Services } from '../services.ts';
import { type SectionStores, loadSettings, saveSettings } from './save-settings.ts';

const settings = implement(settingsContract).$context<ApiContext>();

type SaveCall<T> = {
  readonly context: ApiContext;
  readonly input: Versioned<T>;
  readonly errors: { readonly REFUSED: (refusal: { readonly data: SaveError<Versioned<T>> }) => Error };
};

/** The routes of a section, without the type of its draft. */
type SectionRoutes<T, Load, Save, List> = {
  readonly load: { readonly handler: (handler: () => Promise<Versioned<T>>) => Load };
  readonly save: { readonly handler: (handler: (call: SaveCall<T>) => Promise<Versioned<T>>) => Save };
  readonly listChanges: { readonly handler: (handler: () => Promise<RecordedChange<T>[]>) => List };
};

const sectionRoutes = <S extends SettingsSection, Load, Save, List>(
  services: Services & { readonly stores: SectionStores },
  section: S,
  routes: SectionRoutes<SettingsDrafts[S], Load, Save, List>,
) => ({
  load: routes.load.handler(() => loadSettings(services, section)),
  save: routes.save.handler(async ({ context, input, errors }) => {
    const saved = await saveSettings(services, { section, saving: input, actorId: await signedInId(context) });
    if (!saved.ok) throw errors.REFUSED({ data: saved.error });
    return saved.value;
  }),
  listChanges: routes.listChanges.handler(() =>
    loadRecordedChanges(services.database, {
      action: 'settings.changed',
      subject: section,
      draft: SETTINGS_SECTIONS[section].draft,
    }),
  ),
});

/** The handlers of `settingsContract`. */
export function createSettingsRoutes(services: Services, stores: SectionStores) {
  const all = { ...services, stores };
  return {
    profile: sectionRoutes(all, 'profile', settings.profile),
    kitchen: sectionRoutes(all, 'kitchen', settings.kitchen),
    orderAlarm: sectionRoutes(all, 'orderAlarm', settings.orderAlarm),
    openingHours: sectionRoutes(all, 'openingHours', settings.openingHours),
    extraordinaryDays: sectionRoutes(all, 'extraordinaryDays', settings.extraordinaryDays),
    deliveryAreas: sectionRoutes(all, 'deliveryAreas', settings.deliveryAreas),
    vatRates: sectionRoutes(all, 'vatRates', settings.vatRates),
    printers: sectionRoutes(all, 'printers', settings.printers),
    staffLimit: sectionRoutes(all, 'staffLimit', settings.staffLimit),
    teamSignIn: sectionRoutes(all, 'teamSignIn', settings.teamSignIn),
  };
}
