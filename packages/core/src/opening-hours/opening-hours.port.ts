import type { OpeningHours } from './opening-hours.ts';

export type OpeningHoursPort = {
  load(): Promise<OpeningHours>;
};
