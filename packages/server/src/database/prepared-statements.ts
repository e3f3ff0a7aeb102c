import { memoize } from '@ofenpost/core/memoize/memoize';
import { type Transaction, lastingOf } from './database.ts';

/**
 * Makes something once for the database and once for each connection of its transactions, such as the text of a
 * frequent statement: building it costs several times the processor time of sending it. A prepared statement with a
 * name is also parsed only once for each connection.
 */
export function preparePerDatabase<Made>(make: (db: Transaction) => Made): (db: Transaction) => Made {
  const makeOnce = memoize(make);
  return (db) => makeOnce(lastingOf(db));
}
