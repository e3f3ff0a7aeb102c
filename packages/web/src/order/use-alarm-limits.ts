import type { OrderAlarmLimits } from '@ofenpost/core/settings/settings-draft';
import { useLoaderData } from '@tanstack/react-router';

/** Returns the limits of the settings; they follow changes by staff. */
export const useAlarmLimits = (): OrderAlarmLimits =>
  useLoaderData({ from: '/admin/incoming-orders' }).orderAlarmLimits;
