import { fromPromise } from 'xstate';
import type { KeyValuePort } from '../storage/key-value.port.ts';
import { type VersionedValue, readValue, writeValue } from '../storage/versioned-value.ts';
import { THEME_KEY, THEME_CHOICES, type ThemeChoice } from './theme.machine.ts';

/** Every page needs the theme at once, so this check replaces a schema, which would be more code to send. */
const schema: VersionedValue<ThemeChoice>['schema'] = {
  safeParse: (value) => {
    const data = THEME_CHOICES.find((choice) => choice === value);
    return data === undefined ? { success: false } : { success: true, data };
  },
};
const storedChoice: VersionedValue<ThemeChoice> = { key: THEME_KEY, version: 1, schema };

/** The work of the theme machine, done through the ports. */
export const createThemeActors = ({ keyValue }: { readonly keyValue: KeyValuePort }) => ({
  restoreChoice: fromPromise<ThemeChoice>(async () => readValue(keyValue, storedChoice) ?? 'system'),
  storeChoice: fromPromise<void, ThemeChoice>(async ({ input }) => writeValue(keyValue, storedChoice, input)),
});
