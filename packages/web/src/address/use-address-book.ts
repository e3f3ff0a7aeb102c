import type { Address, AddressBook, AddressError } from '@ofenpost/core/address/address';
import { addressMessage } from '@ofenpost/core/address/address-messages';
import type { Result } from '@ofenpost/core/result/result';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { showErrorUnlessOffline, showErrorToast } from '../app/show-error-toast.ts';

type Changed = Promise<Result<readonly Address[], AddressError>>;

/** Loads the saved addresses of the signed-in user; `book` is null until then. */
export function useAddressBook() {
  const { ports, actors } = useApp();
  const [book, setBook] = useState<AddressBook | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const load = (): Promise<void> =>
    ports.address
      .load()
      .then((loaded) => {
        setBook(loaded);
        setFailed(false);
      })
      .catch((error: unknown) => {
        setFailed(true);
        showErrorUnlessOffline(actors, error);
      });
  const begin = useEffectEvent(() => void load());
  useEffect(() => begin(), []);

  /** Runs a change and returns whether it succeeded; a toast reports errors. */
  const change = async (work: () => Changed): Promise<boolean> => {
    setBusy(true);
    try {
      const answer = await work();
      if (answer.ok) setBook((before) => before && { ...before, addresses: [...answer.value] });
      else {
        const detail = addressMessage(answer.error);
        actors.toast.send({ type: 'toast.shown', message: { kind: 'error', title: 'Fehler', detail } });
        await load();
      }
      return answer.ok;
    } catch (error) {
      showErrorToast(actors, error);
      return false;
    } finally {
      setBusy(false);
    }
  };

  return {
    book,
    isFailed,
    isBusy,
    load,
    select: (id: string) => change(() => ports.address.select(id)),
    remove: (id: string) => change(() => ports.address.remove(id)),
  };
}
