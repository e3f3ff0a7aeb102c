import type { WorkerScope } from './cached-pages.ts';
import { showNotices } from './show-notice.ts';
import { startWorker } from './start-worker.ts';

declare const self: WorkerScope & {
  /**
   * The build inserts the list of this version's files here, with their checksums. The revision says who gets a file at
   * once: everybody (null), `staff` or nobody (`demand`).
   */
  readonly __WB_MANIFEST: readonly {
    readonly url: string;
    readonly revision: string | null;
    readonly integrity: string;
  }[];
};

showNotices(self);
const built = self.__WB_MANIFEST;
const pathsOf = (revision: string | null) =>
  built.flatMap((file) => (file.revision === revision ? [`/${file.url}`] : []));
startWorker(self, {
  files: pathsOf(null),
  staffFiles: pathsOf('staff'),
  checksums: new Map(built.map(({ url, integrity }) => [`/${url}`, integrity])),
});
