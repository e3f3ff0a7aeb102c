/** How the database calls a column. Source: `casing` of drizzle. */
export const columnName = (key: string): string => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
