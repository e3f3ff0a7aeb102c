import type { Instant } from '../time/instant.ts';
import type { BusyError, Rush } from './busy-controls.ts';
import type { SellOut, SellOutError } from './sell-out.ts';

/** The commands of staff to the kitchen. */
export type KitchenCommand =
  | { readonly kind: 'pause'; readonly until: Instant }
  | { readonly kind: 'endPause' }
  | { readonly kind: 'rush'; readonly rush: Rush }
  | { readonly kind: 'endRush' }
  | { readonly kind: 'sellOut'; readonly soldOut: SellOut };

export type KitchenError = BusyError | SellOutError;

/** The subject of a command: while one is pending, another one about the same subject is a double press and ignored. */
export function subjectOf(command: KitchenCommand): string {
  switch (command.kind) {
    case 'pause':
    case 'endPause':
      return 'pause';
    case 'rush':
    case 'endRush':
      return 'rush';
    case 'sellOut':
      return command.soldOut.ids.join();
  }
}
