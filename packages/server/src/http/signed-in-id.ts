import { roleErrors } from '@ofenpost/contract/route';
import { ORPCError } from '@orpc/server';
import type { ApiContext } from './api-context.ts';

/** The account of the request on a guarded route. */
export async function signedInId({ account }: Pick<ApiContext, 'account'>): Promise<string> {
  const { id } = await account();
  if (id === null) throw new ORPCError('UNAUTHORIZED', roleErrors.UNAUTHORIZED);
  return id;
}
