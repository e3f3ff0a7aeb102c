import type { WorkerScope } from './cached-pages.ts';
import { startWorker } from './start-worker.ts';

declare const self: WorkerScope & {
  /** The build inserts the list of this version's files here. */
  readonly __WB_MANIFEST: readonly { readonly url: string }[];
};

startWorker(
  self,
  self.__WB_MANIFEST.map(({ url }) => `/${url}`),
);
