import type { Pool } from 'pg';
import { type LoadFigures, figuresOf, workUntil } from './load.ts';

/**
 * The raw limit of placing an order: copies the rows of a placed order in one round trip, with a new key; the cart is
 * emptied and the processes are notified, as the server does it. Nothing is validated.
 */
const WRITE = (columns: readonly string[]) => `
  with placed as (
    insert into orders (${columns.join(', ')})
    select ${columns.map((column) => `new.${column}`).join(', ')}
    from json_populate_record(null::orders, $1) new
    returning number),
  lines as (insert into order_lines select * from json_populate_recordset(null::order_lines, $2)),
  event as (insert into order_events select * from json_populate_recordset(null::order_events, $3)),
  emptied as (update carts set items = '[]', changed_at = now() where id = $4)
  select number, pg_notify('order_changed', $5) from placed`;

type Row = Readonly<Record<string, unknown>>;
type Template = { readonly order: Row; readonly lines: readonly Row[]; readonly events: readonly Row[] };

async function lastOrder(pool: Pool): Promise<Template> {
  const { rows } = await pool.query<Template>(`
    select row_to_json(orders) as order,
      (select json_agg(l) from order_lines l where l.order_id = orders.id) as lines,
      (select json_agg(e) from order_events e where e.order_id = orders.id) as events
    from orders order by number desc limit 1`);
  const [template] = rows;
  if (template === undefined) throw new Error('No order was placed.');
  return template;
}

export async function measureRawOrders(pool: Pool, connections: number, seconds: number): Promise<LoadFigures> {
  const { order, lines, events } = await lastOrder(pool);
  const { number: _number, ...keys } = order;
  const text = WRITE(Object.keys(keys));
  const carts = await pool.query<{ readonly id: string }>('select id from carts limit 5000');
  let written = 0;
  const write = async () => {
    const id = crypto.randomUUID();
    const cartId = carts.rows[written % carts.rows.length]?.id;
    written += 1;
    const row = { ...keys, id, cart_id: cartId, idempotency_key: crypto.randomUUID() };
    const belonging = (rows: readonly Row[]) => JSON.stringify(rows.map((each) => ({ ...each, order_id: id })));
    const values = [JSON.stringify(row), belonging(lines), belonging(events), cartId, id];
    await pool.query({ name: 'raw_order', text, values });
    return true;
  };
  const workers = Array.from({ length: connections }, () => write);
  await workUntil(performance.now() + 500, workers);
  const [begun, cpu] = [performance.now(), process.cpuUsage()];
  const worked = await workUntil(begun + seconds * 1000, workers);
  const { user, system } = process.cpuUsage(cpu);
  const elapsed = performance.now() - begun;
  return figuresOf([{ ...worked, elapsed, cpu: (user + system) / 1000, databaseCpu: Number.NaN }]);
}
