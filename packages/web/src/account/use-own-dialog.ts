import { selectHasOwnSession } from '@ofenpost/core/session/session.machine';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useActors } from '../app/app-actors.tsx';

/**
 * A dialog of whoever is signed in. It closes by itself when nobody is any more, but not on leaving by oneself: going back
 * over its entry in the history would keep the page from being loaded anew.
 */
export function useOwnDialog() {
  const [isWanted, setWanted] = useState(true);
  const isOpen = useSelector(useActors().session, selectHasOwnSession) && isWanted;
  return { isOpen, close: () => setWanted(false) };
}
