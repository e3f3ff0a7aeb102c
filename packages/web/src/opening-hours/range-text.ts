import type { TimeRange } from '@ofenpost/core/opening-hours/opening-hours';

/** `17:00–22:00`. */
export const rangeText = ({ open, close }: TimeRange): string => `${open}–${close}`;
