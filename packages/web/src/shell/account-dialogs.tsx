import { AccountDataDialog } from '../account/account-data-dialog.tsx';
import { AddressesDialog } from '../address/addresses-dialog.tsx';
import { OwnOrdersDialog } from '../order/own-orders-dialog.tsx';
import { SecondFactorDialog } from '../second-factor/second-factor-dialog.tsx';
import type { AccountDialog } from './account-dialog.ts';

const DIALOGS = {
  data: AccountDataDialog,
  addresses: AddressesDialog,
  orders: OwnOrdersDialog,
  secondFactor: SecondFactorDialog,
};

type Props = { readonly dialog: AccountDialog; readonly onClosed: () => void };

/** These dialogs share one chunk: people who open one often open another. */
export function AccountDialogs({ dialog, onClosed }: Props) {
  const Dialog = DIALOGS[dialog];
  return <Dialog onClosed={onClosed} />;
}
