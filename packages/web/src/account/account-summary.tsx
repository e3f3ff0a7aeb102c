import type { AccountDetail } from '@ofenpost/core/account/account-admin';
import { formatDate, formatTime } from '@ofenpost/core/time/zurich';
import { Link } from '@tanstack/react-router';
import { paths } from '../app/paths.ts';
import styles from './account-admin.module.css';

/** Lists the data of an account. */
export const AccountSummary = ({ account }: { readonly account: AccountDetail }) => (
  <dl className={styles.facts}>
    <dt>E-Mail</dt>
    <dd>{account.email}</dd>
    <dt>Telefon</dt>
    <dd>{account.phoneNumber || '–'}</dd>
    <dt>Dabei seit</dt>
    <dd>{formatDate(account.since)}</dd>
    <dt>Bestellungen</dt>
    <dd>
      {account.orders}
      {account.lastOrder !== null && (
        <>
          {', zuletzt '}
          <Link {...paths.orderPage({ id: account.lastOrder.id, capability: null })}>
            Nr. {account.lastOrder.number}
          </Link>
          {` am ${formatDate(account.lastOrder.at)}, ${formatTime(account.lastOrder.at)}`}
        </>
      )}
    </dd>
    <dt>Angemeldet</dt>
    <dd>{account.sessions === 1 ? 'auf 1 Gerät' : `auf ${account.sessions} Geräten`}</dd>
    <dt>Zweiter Faktor</dt>
    <dd>{account.hasSecondFactor ? 'eingerichtet' : 'keiner'}</dd>
  </dl>
);
