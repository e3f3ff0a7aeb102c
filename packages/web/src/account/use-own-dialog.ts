import { isLoggedIn } from '@ofenpost/core/session/role';
import { useState } from 'react';
import { useAccount } from '../app/app-state.ts';

/** A dialog of whoever is signed in. It closes by itself when nobody is any more. */
export function useOwnDialog() {
  const [isWanted, setWanted] = useState(true);
  const isOpen = isLoggedIn(useAccount()) && isWanted;
  return { isOpen, close: () => setWanted(false) };
}
