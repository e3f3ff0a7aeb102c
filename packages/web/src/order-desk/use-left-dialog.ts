import { useState } from 'react';
import type { BoardDialog } from './use-board-dialogs.tsx';

/** Holds whether a dialog of the board is open, and the next dialog, which opens after it has closed. */
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
