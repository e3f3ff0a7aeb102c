import { createContext, use, useEffect } from 'react';

/** Tells the form around a field why it cannot be saved yet. */
export const FormWait = createContext<(reason: string | null) => void>(() => undefined);

/** Lets the form around wait for a field, for as long as there is a reason. */
export function useFormWait(reason: string | null): void {
  const reportWaiting = use(FormWait);
  useEffect(() => {
    reportWaiting(reason);
    return () => reportWaiting(null);
  }, [reportWaiting, reason]);
}
