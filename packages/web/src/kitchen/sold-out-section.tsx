import { isSoldOut } from '@ofenpost/core/catalogue/availability';
import type { KitchenOffer } from '@ofenpost/core/kitchen/kitchen-offers';
import { selectOverview } from '@ofenpost/core/kitchen/kitchen.machine';
import type { Ports } from '@ofenpost/core/ports';
import { useSelector } from '@xstate/react';
import { useTickingNow } from '../app/use-ticking.ts';
import { SoldOutEndField, endText, useSoldOutEnd } from './end-field.tsx';
import { SoldOutRow } from './sold-out-row.tsx';
import { useKitchen } from './use-kitchen.ts';
import part from '../catalogue/catalogue-admin.module.css';
import controls from '../ui/controls.module.css';
import styles from './kitchen-dialog.module.css';

type Props = {
  /** The offer as the page loaded it; null while nobody can order it anyway. */
  readonly offer: KitchenOffer | null;
};

const NotOffered = () => <p>Ausverkauft sein kann nur, was im Angebot ist und ausgehen kann.</p>;

/** Marks a single offer as sold out and back on sale at once, and follows the changes of others. */
function OfferSoldOut({ offer: loaded }: { readonly offer: KitchenOffer }) {
  const kitchen = useKitchen();
  const overview = useSelector(kitchen, selectOverview);
  const end = useSoldOutEnd();
  const now = useTickingNow();
  const offers = overview?.offers ?? [loaded];
  const offer = offers.find(({ ids }) => ids.some((id) => loaded.ids.includes(id)));
  if (offer === undefined) return <NotOffered />;
  const { name, ids, places, soldOutUntil } = offer;
  const isOut = isSoldOut({ available: true, soldOutUntil }, now);
  return (
    <div className={styles.inPage}>
      {ids.length > 1 && <p>Alles, was so heisst, gilt zusammen: {places.join(', ')}.</p>}
      {!isOut && <SoldOutEndField end={end} />}
      <ul className={styles.rows}>
        <SoldOutRow offer={offer} isSoldOut={isOut} now={now} kitchen={kitchen} until={end.until} />
      </ul>
      <p role="status" className={controls.visuallyHidden}>
        {isOut && soldOutUntil !== null
          ? `${name}: ausverkauft bis ${endText(soldOutUntil, now)}`
          : `${name}: im Angebot`}
      </p>
    </div>
  );
}

/** The sold-out section below a form. */
export const SoldOutSection = ({ offer }: Props) => (
  <section className={part.part} aria-labelledby="sold-out">
    <h2 id="sold-out">Ausverkauft</h2>
    {offer === null ? (
      <NotOffered />
    ) : (
      <>
        <p>Gilt sofort, auch ohne Speichern, und endet von selbst. Was länger fehlt, schaltest du oben aus.</p>
        <OfferSoldOut offer={offer} />
      </>
    )}
  </section>
);

/** Loads what the kitchen may mark as sold out of a product; null while nobody can order it anyway. */
export async function loadKitchenOffer({ kitchen }: Ports, id: string): Promise<KitchenOffer | null> {
  const { offers } = await kitchen.load();
  return offers.find(({ ids }) => ids.includes(id)) ?? null;
}
