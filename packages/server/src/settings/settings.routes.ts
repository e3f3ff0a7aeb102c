import { apiContract } from '@ofenpost/contract/api.contract';
import type { SaveError } from '@ofenpost/core/editor/editor';
import type { RecordedChange, Versioned } from '@ofenpost/core/editor/versioned';
import { SETTINGS_SECTIONS, type SettingsDrafts, type SettingsSection } from '@ofenpost/core/settings/settings-section';
import { implement } from '@orpc/server';
import { loadRecordedChanges } from '../audit/audit-log.repository.ts';
import type { ApiContext } from '../http/api-context.ts';
import { signedInId } from '../http/signed-in-id.ts';
import type { Services } from '../services.ts';
import { loadSettings, saveSettings } from './save-settings.ts';

const settings = implement(apiContract.settings).$context<ApiContext>();

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
  services: Services,
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

/** The handlers of `apiContract.settings`. */
export const createSettingsRoutes = (services: Services) => ({
  profile: sectionRoutes(services, 'profile', settings.profile),
  kitchen: sectionRoutes(services, 'kitchen', settings.kitchen),
  orderAlarm: sectionRoutes(services, 'orderAlarm', settings.orderAlarm),
  openingHours: sectionRoutes(services, 'openingHours', settings.openingHours),
  extraordinaryDays: sectionRoutes(services, 'extraordinaryDays', settings.extraordinaryDays),
  deliveryAreas: sectionRoutes(services, 'deliveryAreas', settings.deliveryAreas),
  vatRates: sectionRoutes(services, 'vatRates', settings.vatRates),
  printers: sectionRoutes(services, 'printers', settings.printers),
  staffLimit: sectionRoutes(services, 'staffLimit', settings.staffLimit),
  teamSignIn: sectionRoutes(services, 'teamSignIn', settings.teamSignIn),
});
