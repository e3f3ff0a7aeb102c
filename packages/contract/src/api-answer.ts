/**
 * The header of each answer under `/api/`, by which a client tells it from somebody else's, such as a maintenance
 * page's or a network's that one has to sign in to. Gateways number their own answers with `x-request-id`, so that
 * header does not tell.
 */
export const API_ANSWER = 'x-ofenpost';
