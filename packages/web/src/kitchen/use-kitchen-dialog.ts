import { useCallback, useRef, useState } from 'react';

export type KitchenDialogKind = 'pause' | 'rush' | 'soldOut';

/** Which dialog is open. One that is asked for while another is still leaving opens after it: a quick press is not lost. */
export function useKitchenDialog() {
  const [state, setState] = useState<{ kind: KitchenDialogKind | null; opened: number }>({ kind: null, opened: 0 });
  const next = useRef<KitchenDialogKind | null>(null);
  const open = (kind: KitchenDialogKind) => {
    if (state.kind === null) setState({ ...state, kind });
    else next.current = kind;
  };
  const goOn = useCallback(() => {
    const kind = next.current;
    next.current = null;
    setState(({ opened }) => ({ kind, opened: opened + 1 }));
  }, []);
  return { ...state, open, goOn };
}
