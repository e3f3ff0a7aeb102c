import { useState } from 'react';
import { useApp } from './app-actors.tsx';
import { showErrorToast } from './show-error-toast.ts';

/** Runs one task at a time, and shows an error toast if it fails. */
export function useWork() {
  const { actors } = useApp();
  const [isBusy, setBusy] = useState(false);
  const start = (work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    work()
      .catch((error: unknown) => showErrorToast(actors, error))
      .finally(() => setBusy(false));
  };
  return { isBusy, start };
}
