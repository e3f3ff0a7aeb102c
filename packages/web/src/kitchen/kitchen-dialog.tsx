import { PauseDialog } from './pause-dialog.tsx';
import { RushDialog } from './rush-dialog.tsx';
import { SoldOutDialog } from './sold-out-dialog.tsx';
import type { Kitchen } from './use-kitchen.ts';

export type KitchenDialogKind = 'pause' | 'rush' | 'soldOut';

type Props = {
  readonly kind: KitchenDialogKind;
  readonly kitchen: Kitchen;
  readonly onClosed: () => void;
};

/** The dialogs of the kitchen, which load together when one of them is first opened. */
export function KitchenDialog({ kind, kitchen, onClosed }: Props) {
  switch (kind) {
    case 'pause':
      return <PauseDialog kitchen={kitchen} onClosed={onClosed} />;
    case 'rush':
      return <RushDialog kitchen={kitchen} onClosed={onClosed} />;
    case 'soldOut':
      return <SoldOutDialog kitchen={kitchen} onClosed={onClosed} />;
  }
}
