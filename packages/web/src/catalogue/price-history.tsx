import type { PriceChange } from '@ofenpost/core/catalogue/price-history';
import { formatDate, formatTime } from '@ofenpost/core/time/zurich';
import { Amount } from '../money/amount.tsx';
import styles from './catalogue-admin.module.css';

/** Lists price changes with their author, newest first. */
export const PriceHistory = ({ prices }: { prices: readonly PriceChange[] }) => (
  <section className={styles.part} aria-labelledby="prices">
    <h2 id="prices">Preisverlauf</h2>
    {prices.length === 0 ? (
      <p>Der Preis wurde noch nie geändert.</p>
    ) : (
      <table className={styles.prices}>
        <thead>
          <tr>
            <th scope="col">Wann</th>
            <th scope="col">Wer</th>
            <th scope="col">Preis</th>
          </tr>
        </thead>
        <tbody>
          {prices.map(({ number, at, by, from, to }) => (
            <tr key={number}>
              <td>{`${formatDate(at)}, ${formatTime(at)}`}</td>
              <td>{by ?? 'Konto gelöscht'}</td>
              <td>
                {from !== null && (
                  <>
                    <del>
                      <Amount rappen={from} />
                    </del>{' '}
                    <span aria-hidden="true">→</span>{' '}
                  </>
                )}
                <b>
                  <Amount rappen={to} />
                </b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </section>
);
