import * as z from 'zod/mini';
import type { KeyValuePort } from './key-value.port.ts';

/** A value kept on this device as `{version, value}`. Another version, or a value that does not parse, is dropped. */
export type VersionedValue<T> = {
  readonly key: string;
  readonly version: number;
  readonly schema: z.ZodMiniType<T>;
};

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** What was kept; null when there is nothing, or what was dropped. */
export function readValue<T>(keyValue: KeyValuePort, { key, version, schema }: VersionedValue<T>): T | null {
  const kept = z.object({ version: z.literal(version), value: schema }).safeParse(parseJson(keyValue.read(key)));
  return kept.success ? kept.data.value : null;
}

/** Keeps a value with its version. */
export const writeValue = <T>(keyValue: KeyValuePort, { key, version }: VersionedValue<T>, value: T): void =>
  keyValue.write(key, JSON.stringify({ version, value }));
