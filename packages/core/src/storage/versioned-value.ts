import type { KeyValuePort } from './key-value.port.ts';

/** A value stored on this device as `{version, value}`. Another version, or a value that does not parse, is dropped. */
export type VersionedValue<T> = {
  readonly key: string;
  readonly version: number;
  readonly schema: Validator<T>;
};

/** A schema, or another check of a value. */
type Validator<T> = {
  safeParse(value: unknown): { readonly success: true; readonly data: T } | { readonly success: false };
};

type StoredValue = { readonly version?: unknown; readonly value?: unknown };

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** The stored value; null when there is none, or when it was dropped. */
export function readValue<T>(keyValue: KeyValuePort, { key, version, schema }: VersionedValue<T>): T | null {
  const stored = parseJson(keyValue.read(key)) as StoredValue | null;
  if (stored?.version !== version) return null;
  const value = schema.safeParse(stored.value);
  return value.success ? value.data : null;
}

/** Stores a value with its version. */
export const writeValue = <T>(
  keyValue: KeyValuePort,
  { key, version }: Pick<VersionedValue<T>, 'key' | 'version'>,
  value: T,
): void => keyValue.write(key, JSON.stringify({ version, value }));
