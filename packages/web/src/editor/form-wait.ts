import { createContext, use, useEffect } from 'react';

/** Passes the surrounding form the reason why a field cannot be saved yet. */
export const FormWait = createContext<(reason: string | null) => void>(() => undefined);

/** Blocks saving of the surrounding form while there is a reason. */
export function useFormWait(reason: string | null): void {
  const reportWaiting = use(FormWait);
  useEffect(() => {
    reportWaiting(reason);
    return () => reportWaiting(null);
  }, [reportWaiting, reason]);
}
