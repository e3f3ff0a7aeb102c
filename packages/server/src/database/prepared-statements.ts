import { memoize } from '@ofenpost/core/memoize/memoize';
import { type Transaction, lastingOf } from './database.ts';

/**
 * Makes something once for the database and once for each connection that its transactions use, such as the text of a
 * statement that is asked at every tap: to make it anew costs the processor several times what sending it does. Prepared
 * under a name, PostgreSQL reads it once for each connection as well.
 */
export function preparePerDatabase<Made>(make: (db: Transaction) => Made): (db: Transaction) => Made {
  const makeOnce = memoize(make);
  return (db) => makeOnce(lastingOf(db));
}
