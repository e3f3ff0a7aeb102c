import * as z from 'zod/mini';

export const theme = z.enum(['light', 'dark']);
export type Theme = z.infer<typeof theme>;

/** Where a chosen theme is kept on the device. */
export const THEME_KEY = 'theme';

const stored = z.object({ version: z.literal(1), value: z.nullable(theme) });

/** Null when nothing was chosen, or when what is stored cannot be read. */
export function parseStoredTheme(text: string | null): Theme | null {
  try {
    return stored.parse(JSON.parse(text ?? '')).value;
  } catch {
    return null;
  }
}

export const formatStoredTheme = (value: Theme | null): string => JSON.stringify({ version: 1, value });
