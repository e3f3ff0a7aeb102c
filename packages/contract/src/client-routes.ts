/** The routes of a contract as JSON has them, by the names of context and procedure: `/cart`, or `/orders POST`. */
export type ClientRoutes = string | { readonly [name: string]: ClientRoutes };

/** The contract that a client calls by: where each route is, without schemas and permissions. */
export function contractFrom(routes: ClientRoutes): object {
  if (typeof routes !== 'string')
    return Object.fromEntries(Object.entries(routes).map(([name, part]) => [name, contractFrom(part)]));
  const [path, method = 'GET'] = routes.split(' ');
  return { '~orpc': { errorMap: {}, meta: {}, route: { method, path } } };
}
