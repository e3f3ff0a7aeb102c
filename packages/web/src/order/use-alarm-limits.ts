import type { OrderAlarmLimits } from '@ofenpost/core/settings/settings-draft';
import { getRouteApi } from '@tanstack/react-router';

const route = getRouteApi('/admin/incoming-orders');

/** The limits of the settings; they follow what staff change. */
export const useAlarmLimits = (): OrderAlarmLimits => route.useLoaderData().orderAlarmLimits;
