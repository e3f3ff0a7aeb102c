import { ADDRESSES_MAX, type Address } from '@ofenpost/core/address/address';
import { isServed } from '@ofenpost/core/address/address-book';
import { addressMessage } from '@ofenpost/core/address/address-messages';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useOwnDialog } from '../account/use-own-dialog.ts';
import { PlusIcon } from '../app/icons.tsx';
import { LoadFailure } from '../theme/load-failure.tsx';
import { LoadingShapes } from '../theme/loading-shapes.tsx';
import { PageDialog } from '../theme/page-dialog.tsx';
import { AddressCard } from './address-card.tsx';
import { AddressFormDialog } from './address-form-dialog.tsx';
import { useAddressBook } from './use-address-book.ts';
import styles from './addresses-dialog.module.css';

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
