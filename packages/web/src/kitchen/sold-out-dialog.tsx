import { type KitchenOffer, searchOffers, soldOutOffers } from '@ofenpost/core/kitchen/kitchen-offers';
import { selectOverview } from '@ofenpost/core/kitchen/kitchen.machine';
import type { Instant } from '@ofenpost/core/time/instant';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTickingNow } from '../order/use-ticking-now.ts';
import { Field } from '../theme/field.tsx';
import { PageDialog } from '../theme/page-dialog.tsx';
import { EndField, type NamedEnd } from './end-field.tsx';
import { SoldOutRow } from './sold-out-row.tsx';
import { endText, useEnd } from './use-end.ts';
import type { Kitchen } from './use-kitchen.ts';
import controls from '../theme/controls.module.css';
import styles from './kitchen-dialog.module.css';

const FIRST = { kind: 'endOfDay', daysLater: 0 } as const;
const ENDS: readonly NamedEnd[] = [
  { name: 'Heute', choice: FIRST },
  { name: '1 Stunde', choice: { kind: 'minutes', minutes: 60 } },
  { name: 'Auch morgen', choice: { kind: 'endOfDay', daysLater: 1 } },
  { name: '3 Tage', choice: { kind: 'endOfDay', daysLater: 2 } },
  { name: '1 Woche', choice: { kind: 'endOfDay', daysLater: 6 } },
];
const KINDS = [
  { kind: 'product', title: 'Gerichte und Getränke' },
  { kind: 'part', title: 'Zutaten, Grössen und Extras' },
] as const;

/** Takes off sale what has run out, in one tap, and brings it back. */
export function SoldOutDialog({ kitchen, onClosed }: { kitchen: Kitchen; onClosed: () => void }) {
  const [isOpen, setOpen] = useState(true);
  const [query, setQuery] = useState('');
  const [news, setNews] = useState('');
  const { choice, setChoice, until, text } = useEnd(FIRST);
  const now = useTickingNow();
  const overview = useSelector(kitchen, selectOverview);
  const soldOut = soldOutOffers(overview?.offers ?? [], now);
  const found = searchOffers(overview?.offers ?? [], query);
  const isSoldOut = ({ name, kind }: KitchenOffer) => soldOut.some((each) => each.name === name && each.kind === kind);

  function toggle(offer: KitchenOffer, end: Instant | null): void {
    kitchen.send({ type: 'command.given', command: { kind: 'sellOut', soldOut: { ids: offer.ids, until: end } } });
    setNews(end === null ? `${offer.name} ist wieder da.` : `${offer.name} ist ausverkauft bis ${endText(end, now)}.`);
  }
  const rowOf = (offer: KitchenOffer) => (
    <SoldOutRow
      key={`${offer.kind} ${offer.name}`}
      offer={offer}
      isSoldOut={isSoldOut(offer)}
      now={now}
      kitchen={kitchen}
      onSoldOut={until === null ? null : () => toggle(offer, until)}
      onBack={() => toggle(offer, null)}
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
        <EndField legend={`Ausverkauft bis ${text}`} ends={ENDS} value={choice} onChange={setChoice} />
        <p role="status" className={controls.visuallyHidden}>
          {news}
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
