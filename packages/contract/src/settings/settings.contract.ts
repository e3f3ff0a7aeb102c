import { recordedChange, versioned, versionedSaveError } from '@ofenpost/core/editor/versioned';
import {
  SETTINGS_SECTIONS,
  type SectionDefinition,
  type SettingsDrafts,
  type SettingsSection,
} from '@ofenpost/core/settings/settings-section';
import * as z from 'zod/mini';
import { guardedRoute, refusal } from '../route.ts';

const tags = ['settings'];

/**
 * A section that several people may change: it is loaded with its version and saved with the version that was loaded.
 */
function sectionContract<T>({ path, action, draft }: SectionDefinition<T>) {
  const address = `/settings/${path}` as const;
  return {
    load: guardedRoute(action)
      .route({
        method: 'GET',
        path: address,
        summary: `The settings "${path}"`,
        description: 'Their version comes along, with which they are saved.',
        tags,
      })
      .output(versioned(draft)),
    save: guardedRoute(action)
      .route({
        method: 'PUT',
        path: address,
        summary: `Save the settings "${path}"`,
        description: 'Takes the version that was loaded; a later change by somebody else is answered as a conflict.',
        tags,
      })
      .input(versioned(draft))
      .output(versioned(draft))
      .errors(refusal(versionedSaveError(draft))),
    listChanges: guardedRoute(action)
      .route({
        method: 'GET',
        path: `${address}/changes`,
        summary: `Who changed the settings "${path}"`,
        description: 'The last changes, newest first.',
        tags,
      })
      .output(z.array(recordedChange(draft))),
  };
}

type SectionContracts = { readonly [S in SettingsSection]: ReturnType<typeof sectionContract<SettingsDrafts[S]>> };

/** The same three routes for each section. */
export const settingsContract = Object.fromEntries(
  Object.entries(SETTINGS_SECTIONS).map(([section, definition]) => [
    section,
    sectionContract(definition as SectionDefinition<unknown>),
  ]),
) as unknown as SectionContracts;
