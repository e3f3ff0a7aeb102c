import type { KitchenError } from '@ofenpost/core/kitchen/kitchen-command';
import { formatDate, formatTime } from '@ofenpost/core/time/zurich';
import type { ToastMessage } from '@ofenpost/core/toast/toast-message';

/** Returns the toast for a refused pause, rush or sold-out mark. */
export function refusedCommandToast(error: KitchenError): ToastMessage {
  switch (error.code) {
    case 'endOutOfRange':
      return {
        kind: 'error',
        title: 'Dieses Ende geht nicht',
        detail: `Möglich ist ${formatTime(error.earliest)} bis ${formatTime(error.latest)} am ${formatDate(error.latest)}.`,
      };
    case 'extraMinutesOutOfRange':
      return {
        kind: 'error',
        title: 'So viel länger geht nicht',
        detail: `Möglich sind ${error.min} bis ${error.max} Minuten.`,
      };
    case 'offerUnknown':
      return {
        kind: 'error',
        title: 'Das gibt es nicht mehr',
        detail: 'Jemand hat die Karte geändert. Die Liste ist jetzt neu.',
      };
  }
}
