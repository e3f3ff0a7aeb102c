import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { ContentPort } from '@ofenpost/core/storefront/storefront.port';
import { watchStream } from './live.http.ts';

export const createContentHttp = ({ content }: ApiClient): ContentPort => ({
  loadVersion: () => content.loadVersion(),
  watch: (observer) => watchStream((options) => content.watch(undefined, options), observer),
});
