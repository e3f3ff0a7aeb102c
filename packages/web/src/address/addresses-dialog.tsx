import {
  type Address,
  type AddressBook,
  type AddressError,
  addressMessage,
  ADDRESSES_MAX,
  isServed,
} from '@ofenpost/core/address/address';
import type { Result } from '@ofenpost/core/result/result';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState, useRef } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { showErrorUnlessOffline, showErrorToast } from '../app/show-error-toast.ts';
import { PlusIcon } from '../ui/icons.tsx';
import { LoadFailure, LoadingShapes } from '../ui/loading.tsx';
import { PageDialog } from '../ui/page-dialog.tsx';
import { useOwnDialog } from '../ui/use-own-dialog.ts';
import { AddressCard } from './address-card.tsx';
import { AddressFormDialog } from './address-form-dialog.tsx';
import styles from './addresses-dialog.module.css';

type Changed = Promise<Result<readonly Address[], AddressError>>;

/** Loads the saved addresses of the signed-in user; `book` is null until then. */
function useAddressBook() {
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

/** Lists the saved addresses. Source: specification, section 2, "Addresses screen". */
export function AddressesDialog({ onClosed }: { onClosed: () => void }) {
  const { isOpen, close } = useOwnDialog();
  const { book, isFailed, isBusy, load, select, remove } = useAddressBook();
  /** Null while none is edited; 'new' while one is added. */
  const [edited, setEdited] = useState<Address | 'new' | null>(null);
  /** The address to open after the previous form has closed, so that a quick press is not lost. */
  const next = useRef<Address | 'new' | null>(null);
  const [opened, setOpened] = useState(0);
  const edit = (address: Address | 'new') => {
    if (edited === null) setEdited(address);
    else next.current = address;
  };
  const goOn = () => {
    setEdited(next.current);
    next.current = null;
    setOpened((before) => before + 1);
  };
  const router = useRouter();
  const addTile = useRef<HTMLButtonElement>(null);
  const isFull = book !== null && book.addresses.length >= ADDRESSES_MAX;

  // The focused button is removed with its address, so the focus moves on.
  const removeAndGoOn = async (id: string) => {
    if (await remove(id)) addTile.current?.focus();
  };
  const end = () => {
    onClosed();
    // The page below the dialog may show the addresses too.
    void router.invalidate();
  };

  return (
    <PageDialog title="Adressen" isOpen={isOpen} onClose={close} onClosed={end}>
      {isFailed && <LoadFailure what="Deine Adressen" onRetry={() => void load()} />}
      {book === null && !isFailed && <Loading />}
      {book !== null && !isFailed && (
        <>
          {book.addresses.length === 0 && (
            <p className={styles.empty}>
              Noch keine Adresse gespeichert. Mit einer Adresse bist du beim nächsten Mal schneller an der Kasse.
            </p>
          )}
          <ul className={styles.cards} inert={isBusy}>
            {book.addresses.map((address) => (
              <AddressCard
                key={address.id}
                address={address}
                orderLocation={book.orderLocations.find(({ id }) => id === address.orderLocationId) ?? null}
                isServed={isServed(address, book.orderLocations)}
                onSelect={() => void select(address.id)}
                onUpdate={() => edit(address)}
                onRemove={() => void removeAndGoOn(address.id)}
              />
            ))}
            <li className={styles.last}>
              <button
                ref={addTile}
                type="button"
                className={styles.add}
                aria-haspopup="dialog"
                disabled={isFull}
                onClick={() => edit('new')}
              >
                <PlusIcon />
                Neue Adresse hinzufügen
              </button>
              {isFull && <p className={styles.full}>{addressMessage({ code: 'addressesFull', max: ADDRESSES_MAX })}</p>}
            </li>
          </ul>
          {edited !== null && (
            <AddressFormDialog
              key={opened}
              address={edited === 'new' ? null : edited}
              orderLocations={book.orderLocations}
              onSaved={() => void load()}
              onRefused={() => void load()}
              onClosed={goOn}
            />
          )}
        </>
      )}
    </PageDialog>
  );
}

/** Placeholders with the shape of the address cards. */
const Loading = () => (
  <div className={styles.cards} role="status" aria-label="Deine Adressen werden geladen">
    <LoadingShapes count={2} className={styles.shape} />
  </div>
);
