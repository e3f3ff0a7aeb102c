import { type AnnouncedDay, announcedDays } from '@ofenpost/core/opening-hours/announced-days';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import { useNow, useOpeningHours } from '../app/app-state.ts';

/** Returns the days with other hours, from today (Zurich) on. */
export const useAnnouncedDays = (): AnnouncedDay[] => announcedDays(useOpeningHours(), toLocalDate(useNow()));
