import { type KitchenOffer, searchOffers, soldOutOffers } from '@ofenpost/core/kitchen/kitchen-offers';
import { selectOverview } from '@ofenpost/core/kitchen/kitchen.machine';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTickingNow } from '../app/use-ticking.ts';
import { Field } from '../ui/field.tsx';
import { PageDialog } from '../ui/page-dialog.tsx';
import { SoldOutEndField, endText, useSoldOutEnd } from './end-field.tsx';
import { SoldOutRow } from './sold-out-row.tsx';
import type { Kitchen } from './use-kitchen.ts';
import controls from '../ui/controls.module.css';
import styles from './kitchen-dialog.module.css';

const KINDS = [
  { kind: 'product', title: 'Gerichte und Getränke' },
  { kind: 'part', title: 'Zutaten, Grössen und Extras' },
] as const;

/** Marks offers as sold out by one tap, and back on sale by another. */
export function SoldOutDialog({ kitchen, onClosed }: { kitchen: Kitchen; onClosed: () => void }) {
  const [isOpen, setOpen] = useState(true);
  const [query, setQuery] = useState('');
  const [changes, setChanges] = useState('');
  const end = useSoldOutEnd();
  const now = useTickingNow();
  const overview = useSelector(kitchen, selectOverview);
  const soldOut = soldOutOffers(overview?.offers ?? [], now);
  const found = searchOffers(overview?.offers ?? [], query);
  const isSoldOut = ({ ids: [id] }: KitchenOffer) => soldOut.some(({ ids }) => ids[0] === id);

  const rowOf = (offer: KitchenOffer) => (
    <SoldOutRow
      key={offer.ids[0]}
      offer={offer}
      isSoldOut={isSoldOut(offer)}
      now={now}
      kitchen={kitchen}
      until={end.until}
      onRequested={(until) =>
        setChanges(
          until === null ? `${offer.name} ist wieder da.` : `${offer.name} ist ausverkauft bis ${endText(until, now)}.`,
        )
      }
    />
  );

  return (
    <PageDialog title="Ausverkauft" isOpen={isOpen} onClose={() => setOpen(false)} onClosed={onClosed}>
      <div className={`${styles.form} ${styles.tall}`}>
        <Field label="Was ist aus?">
          {(control) => (
            <input
              {...control}
              type="search"
              autoFocus
              autoComplete="off"
              placeholder="Burrata, Margherita, 40 cm …"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
          )}
        </Field>
        <SoldOutEndField end={end} />
        <p role="status" className={controls.visuallyHidden}>
          {changes}
        </p>
        {overview === null && <p className={styles.intro}>Die Karte wird geladen …</p>}
        {query === '' && soldOut.length > 0 && (
          <section aria-label="Jetzt ausverkauft">
            <h3>Jetzt ausverkauft</h3>
            <ul className={styles.rows}>{soldOut.map(rowOf)}</ul>
          </section>
        )}
        {KINDS.map(({ kind, title }) => {
          const offers = found.filter((offer) => offer.kind === kind);
          return offers.length === 0 ? null : (
            <section key={kind} aria-label={title}>
              <h3>{title}</h3>
              <ul className={styles.rows}>{offers.map(rowOf)}</ul>
            </section>
          );
        })}
        {overview !== null && found.length === 0 && (
          <p className={styles.intro}>Nichts auf der Karte heisst so. Prüfe die Schreibweise.</p>
        )}
      </div>
    </PageDialog>
  );
}
