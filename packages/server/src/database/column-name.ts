/** The name of a column in the database. Source: `casing` of drizzle. */
export const columnName = (key: string): string => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
