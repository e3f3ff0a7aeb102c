import { useState } from 'react';
import type { DeskDialog } from './use-desk-dialogs.tsx';

/** Whether a dialog of the board is open, and which one comes when it is gone. */
export function useLeftDialog(onClosed: (next: DeskDialog | null) => void) {
  const [isOpen, setOpen] = useState(true);
  const [next, setNext] = useState<DeskDialog | null>(null);
  return {
    isOpen,
    leave: (to: DeskDialog | null = null) => {
      setNext(to);
      setOpen(false);
    },
    onClosed: () => onClosed(next),
  };
}
