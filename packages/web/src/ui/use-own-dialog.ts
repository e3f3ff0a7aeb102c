import { selectHasOwnSession } from '@ofenpost/core/session/session.machine';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useActors } from '../app/app-actors.tsx';

/**
 * Controls a dialog of signed-in users. It closes by itself when the session expires, but not on signing out: going
 * back in the history to close it would prevent the reload of the page.
 */
export function useOwnDialog() {
  const [isWanted, setWanted] = useState(true);
  const isOpen = useSelector(useActors().session, selectHasOwnSession) && isWanted;
  return { isOpen, close: () => setWanted(false) };
}
