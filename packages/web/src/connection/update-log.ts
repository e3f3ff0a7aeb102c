import type { appUpdateMachine } from '@ofenpost/core/app-update/app-update.machine';
import type { EmittedFrom } from 'xstate';

/**
 * Logs update events to the console alone, because users can do nothing about them. Source: specification, section 8.
 */
export function logUpdate(event: EmittedFrom<typeof appUpdateMachine>): void {
  if (event.type === 'worker.unavailable') console.info(event.message);
  if (event.type === 'worker.broken') console.info('The service worker misses a file:', event.reason);
  if (event.type === 'update.failed') console.info('The update failed:', event.error);
}
