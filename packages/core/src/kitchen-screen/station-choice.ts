import * as z from 'zod/mini';
import type { KeyValuePort } from '../storage/key-value.port.ts';
import { type VersionedValue, readValue, writeValue } from '../storage/versioned-value.ts';
import type { StationFilter } from './kitchen-tickets.ts';
import { WORK_STATIONS } from './station-work.ts';

const CHOICE: VersionedValue<StationFilter> = {
  key: 'kitchen-station',
  version: 1,
  schema: z.enum([...WORK_STATIONS, 'all']),
};

/** The station that this device shows: a screen hangs at one place. */
export const readStation = (keyValue: KeyValuePort): StationFilter => readValue(keyValue, CHOICE) ?? 'oven';

export const writeStation = (keyValue: KeyValuePort, station: StationFilter): void =>
  writeValue(keyValue, CHOICE, station);
