import type { WorkerScope } from './cached-pages.ts';
import { showNotices } from './show-notice.ts';
import { startWorker } from './start-worker.ts';

declare const self: WorkerScope & {
  /** The build inserts the list of this version's files here; those of staff have the revision `staff`. */
  readonly __WB_MANIFEST: readonly { readonly url: string; readonly revision: string | null }[];
};

showNotices(self);
const built = self.__WB_MANIFEST;
const urlsOf = (revision: string | null) =>
  built.flatMap((file) => (file.revision === revision ? [`/${file.url}`] : []));
startWorker(self, urlsOf(null), urlsOf('staff'));
