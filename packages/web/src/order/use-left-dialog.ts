import { useState } from 'react';
import type { BoardDialog } from '../order-desk/use-board-dialogs.tsx';

/** Whether a dialog of the board is open, and which one comes when it is gone. */
export function useLeftDialog(onClosed: (next: BoardDialog | null) => void) {
  const [isOpen, setOpen] = useState(true);
  const [next, setNext] = useState<BoardDialog | null>(null);
  return {
    isOpen,
    leave: (to: BoardDialog | null = null) => {
      setNext(to);
      setOpen(false);
    },
    onClosed: () => onClosed(next),
  };
}
