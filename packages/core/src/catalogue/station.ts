import * as z from 'zod/mini';
import { type FileField, choiceField } from '../validation/file-field.ts';

/** Where the kitchen makes the products of a group; `none` needs no hand in the kitchen. */
export const STATIONS = ['oven', 'cold', 'drinks', 'none'] as const;
export type Station = (typeof STATIONS)[number];

export const station = z.enum(STATIONS, 'Bitte wähle eine Station');

export const STATION_LABELS: Record<Station, string> = {
  oven: 'Ofen',
  cold: 'Kalt',
  drinks: 'Getränke',
  none: 'keine',
};

export const STATION_FIELD: FileField<Station> = choiceField('Station', STATION_LABELS);
