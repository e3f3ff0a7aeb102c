import type { OrderAlarmLimits } from '@ofenpost/core/settings/settings-draft';
import { useLoaderData } from '@tanstack/react-router';

/** The limits of the settings; they follow what staff change. */
export const useAlarmLimits = (): OrderAlarmLimits =>
  useLoaderData({ from: '/admin/incoming-orders' }).orderAlarmLimits;
