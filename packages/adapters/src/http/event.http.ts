import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { EventPort } from '@ofenpost/core/event/event.port';

export const createEventHttp = ({ event }: ApiClient): EventPort => ({
  load: () => event.load(),
});
