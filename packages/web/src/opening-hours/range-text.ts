import type { TimeRange } from '@ofenpost/core/opening-hours/opening-hours';

/** Formats a range of times: `17:00–22:00`. */
export const rangeText = ({ open, close }: TimeRange): string => `${open}–${close}`;
