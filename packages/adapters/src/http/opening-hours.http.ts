import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { OpeningHoursPort } from '@ofenpost/core/opening-hours/opening-hours.port';

export const createOpeningHoursHttp = ({ openingHours }: ApiClient): OpeningHoursPort => ({
  load: () => openingHours.load(),
});
