import type { Pool } from 'pg';

/** The columns of a table that are copied with a row. */
async function columnsOf(pool: Pool, table: string, without: readonly string[]): Promise<string> {
  const { rows } = await pool.query<{ readonly name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO'
       and column_name <> all($2) order by ordinal_position`,
    [table, without],
  );
  return rows.map(({ name }) => `"${name}"`).join(', ');
}

/** Leaves this many products in the shop, with those of `ordered`: the first existing ones, and copies if needed. */
export async function storeProducts(pool: Pool, count: number, ordered: readonly string[]): Promise<void> {
  const columns = await columnsOf(pool, 'products', ['id', 'favourite', 'archived']);
  await pool.query(
    `insert into products (id, favourite, ${columns})
     select gen_random_uuid(), false, ${columns} from products cross join generate_series(1, $1)
     where archived is null limit greatest(0, $2 - (select count(*) from products where archived is null))`,
    [count, count],
  );
  await pool.query(
    `update products set archived = now() where archived is null and id not in
       (select id from products where archived is null order by id = any($2) desc, favourite desc, position limit $1)`,
    [count, ordered],
  );
}

/** Adds this many past orders: copies of the newest one, completed over the last years. */
export async function addPastOrders(pool: Pool, count: number): Promise<void> {
  const [orders, lines, events] = await Promise.all([
    columnsOf(pool, 'orders', ['id', 'cart_id', 'idempotency_key', 'status', 'oven_slot', 'changed_at']),
    columnsOf(pool, 'order_lines', ['order_id']),
    columnsOf(pool, 'order_events', ['order_id']),
  ]);
  const client = await pool.connect();
  // References are not checked, since copies have those of the original, and commits do not wait for the disk.
  await client.query('set session_replication_role = replica; set synchronous_commit = off');
  await client.query(
    `create temporary table past as
     select gen_random_uuid() as new_id, n, (select id from orders order by number desc limit 1) as old_id
     from generate_series(1, ${Math.round(count)}) n`,
  );
  await client.query(
    `insert into orders (id, idempotency_key, status, changed_at, ${orders})
     select new_id, gen_random_uuid(), 'delivered', '2026-11-01'::timestamptz - n * interval '1 minute', ${orders}
     from past join orders on orders.id = old_id`,
  );
  await client.query(
    `insert into order_lines (order_id, ${lines}) select new_id, ${lines} from past join order_lines on order_id = old_id`,
  );
  await client.query(
    `insert into order_events (order_id, ${events}) select new_id, ${events} from past join order_events on order_id = old_id`,
  );
  client.release(true);
  await pool.query('vacuum analyze');
}
