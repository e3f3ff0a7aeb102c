import { BOARD_COLUMNS } from '@ofenpost/core/order-desk/board';
import type { BoardConnection } from '@ofenpost/core/order/order-desk.machine';
import { BareBread } from '../illustration/bare-bread.tsx';
import { CALM_HEADING_ID } from '../order/ticket-id.ts';
import { LoadingShapes } from '../theme/loading-shapes.tsx';
import styles from '../order/incoming-orders-page.module.css';
import columnStyles from './board.module.css';

const CalmBoard = () => (
  <div className={styles.calm}>
    <BareBread sauce="none" seed="Ruhe" className={styles.picture} />
    <h2 id={CALM_HEADING_ID} tabIndex={-1}>
      Alles gebacken, alles gebracht.
    </h2>
    <p>Neue Bestellungen erscheinen hier von selbst, du musst nichts neu laden.</p>
  </div>
);

/** No order is shown, and it is unknown whether there are any. */
const DisconnectedBoard = () => (
  <div className={styles.calm}>
    <h2>Gerade sehen wir keine Bestellungen.</h2>
    <p>Die Verbindung fehlt. Sobald sie zurück ist, erscheint hier alles von selbst.</p>
  </div>
);

/** The placeholders of the board until the orders have loaded. */
const LoadingBoard = () => (
  <div className={columnStyles.columns} role="group" aria-busy="true" aria-label="Bestellungen werden geladen">
    {BOARD_COLUMNS.map(({ id, name }) => (
      <div key={id} className={columnStyles.column}>
        <h2>{name}</h2>
        <div className={columnStyles.tickets}>
          <LoadingShapes count={2} className={columnStyles.shape} />
        </div>
      </div>
    ))}
  </div>
);

/** Replaces an empty board and says why it is empty. */
export function EmptyBoard({ connection }: { connection: BoardConnection }) {
  if (connection === 'connected') return <CalmBoard />;
  return connection === 'connecting' ? <LoadingBoard /> : <DisconnectedBoard />;
}
