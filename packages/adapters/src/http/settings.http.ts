import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { SaveError } from '@ofenpost/core/editor/editor';
import type { RecordedChange } from '@ofenpost/core/editor/recorded-change';
import type { Versioned } from '@ofenpost/core/editor/versioned';
import type { SettingsDrafts, SettingsSection } from '@ofenpost/core/settings/settings-section';
import type { SettingsPort } from '@ofenpost/core/settings/settings.port';
import type { ClientPromiseResult, ORPCError } from '@orpc/client';
import { resultOf } from './refusal.ts';

/** The routes of each section, as the contract defines them. */
type SectionClient<T> = {
  readonly load: () => Promise<Versioned<T>>;
  readonly save: (
    saving: Versioned<T>,
  ) => ClientPromiseResult<Versioned<T>, Error | ORPCError<'REFUSED', SaveError<Versioned<T>>>>;
  readonly listChanges: () => Promise<RecordedChange<T>[]>;
};
type SectionClients = { readonly [S in SettingsSection]: SectionClient<SettingsDrafts[S]> };

export const createSettingsHttp = ({ settings }: ApiClient): SettingsPort => {
  const sections: SectionClients = settings;
  return {
    load: (section) => sections[section].load(),
    save: (section, saving) => resultOf(sections[section].save(saving)),
    listChanges: (section) => sections[section].listChanges(),
  };
};
