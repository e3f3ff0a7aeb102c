import { startWorker } from './start-worker.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope & {
  /** The build writes the files of this version here. */
  readonly __WB_MANIFEST: readonly { readonly url: string }[];
};

startWorker(
  self,
  self.__WB_MANIFEST.map(({ url }) => `/${url}`),
);
