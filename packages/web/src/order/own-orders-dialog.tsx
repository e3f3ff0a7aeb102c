import { PageDialog } from '../ui/page-dialog.tsx';
import { useOwnDialog } from '../ui/use-own-dialog.ts';
import { OwnOrderList } from './own-order-list.tsx';

export function OwnOrdersDialog({ onClosed }: { onClosed: () => void }) {
  const { isOpen, close } = useOwnDialog();
  return (
    <PageDialog title="Deine Bestellungen" isOpen={isOpen} onClose={close} onClosed={onClosed}>
      <OwnOrderList onNavigate={close} />
    </PageDialog>
  );
}
