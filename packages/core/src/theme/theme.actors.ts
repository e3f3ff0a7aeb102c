import { fromPromise } from 'xstate';
import type { KeyValuePort } from '../storage/key-value.port.ts';
import { type VersionedValue, readValue, writeValue } from '../storage/versioned-value.ts';
import { THEME_KEY, type ThemeChoice, themeChoice } from './theme.machine.ts';

const keptChoice: VersionedValue<ThemeChoice> = { key: THEME_KEY, version: 1, schema: themeChoice };

/** The work of the theme machine, done through the ports. */
export const createThemeActors = ({ keyValue }: { readonly keyValue: KeyValuePort }) => ({
  restoreChoice: fromPromise<ThemeChoice>(async () => readValue(keyValue, keptChoice) ?? 'system'),
  keepChoice: fromPromise<void, ThemeChoice>(async ({ input }) => writeValue(keyValue, keptChoice, input)),
});
