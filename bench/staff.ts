import { createHmac, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { AUTH_SECRET } from './shop-under-load.ts';

const STAFF_ROLE = 3;

/** The cookie of a signed-in member of staff. Production has no local provider, so the session is inserted. */
export async function staffCookie(pool: Pool): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await pool.query(
    `with account as (
       insert into accounts (name, email, email_verified, roles_id)
       values ('Bench', $1, true, $2) returning id)
     insert into sessions (user_id, token, expires_at) select id, $3, '2100-01-01' from account`,
    [`${token}@bench.example`, STAFF_ROLE, token],
  );
  const signature = createHmac('sha256', AUTH_SECRET).update(token).digest('base64');
  return `__Host-ofenpost.session=${encodeURIComponent(`${token}.${signature}`)}`;
}
