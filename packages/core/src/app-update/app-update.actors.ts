import { fromCallback, fromPromise } from 'xstate';
import type { Result } from '../result/result.ts';
import type { AppUpdateEvent } from './app-update.machine.ts';
import type { AppUpdatePort, ServiceWorkerError } from './app-update.port.ts';

/** The work of the app update machine, done through the port. */
export const createAppUpdateActors = ({ appUpdate }: { readonly appUpdate: AppUpdatePort }) => ({
  watchApp: fromCallback<AppUpdateEvent>(({ sendBack }) =>
    appUpdate.watch({
      changed: (changes) =>
        sendBack(
          changes.code === 'stable' ? { type: 'app.stabilised' } : { type: 'worker.broken', reason: changes.reason },
        ),
      // When the events stop, the deadline and the interval go on.
      lost: () => {},
    }),
  ),
  register: fromPromise<Result<void, ServiceWorkerError>>(() => appUpdate.register()),
  check: fromPromise<boolean>(() => appUpdate.check()),
  activate: fromPromise<void>(() => appUpdate.activate()),
  reload: fromPromise<void>(() => appUpdate.reload()),
});
