import { ROUTES } from '@ofenpost/contract/routes';
import { ACTIONS_OF_EVERY_KEY, scopeOf } from '@ofenpost/core/api-key/api-scope';
import type { Action } from '@ofenpost/core/role/permission';
import type { OpenAPI } from '@orpc/openapi';
import { isRateLimited } from '../http/rate-limit.ts';
import { sessionCookieName } from '../session/session-cookie.ts';

const answer = (description: string): OpenAPI.ResponseObject => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

const comeAgain = (description: string): OpenAPI.ResponseObject => ({
  ...answer(`${description}: again after the seconds of \`Retry-After\``),
  headers: { 'Retry-After': { description: 'In seconds', schema: { type: 'integer', minimum: 1 } } },
});

/** The answers that any route may give besides those of its contract. */
const COMMON_ANSWERS: OpenAPI.ResponsesObject = {
  400: answer('The input is not as described; `data` says where'),
  413: answer('The request is too large'),
  503: comeAgain('Not for the moment, such as while the database restarts'),
};

/** The further answers of a route that changes something. */
const OF_CHANGES: OpenAPI.ResponsesObject = {
  401: answer('The session has ended whose cookie was sent'),
  403: answer('A browser sends this from another origin'),
};

const OTHER_TYPE: OpenAPI.ResponsesObject = { 415: answer('The body is not application/json') };

const TOO_OFTEN: OpenAPI.ResponsesObject = { 429: comeAgain('Too often from this address') };

/** The descriptions of the answers in the contract. */
const MEANINGS: Readonly<Record<string, string>> = {
  204: 'Done',
  401: 'Nobody is signed in',
  403: 'Not for this role, or sent by a browser from another origin',
  404: 'There is none, or not for you',
  409: 'A rule refuses it; `data.code` says which',
};

/** The schema of every error without one of its own. */
const COMMON_ERROR: OpenAPI.SchemaObject = {
  type: 'object',
  properties: {
    code: { type: 'string' },
    status: { type: 'integer' },
    message: { type: 'string', description: 'What went wrong, in German, for people' },
    data: {},
  },
  required: ['code', 'status', 'message'],
};

const SESSION = 'session';
const API_KEY = 'apiKey';

const isAnswer = (response: OpenAPI.ResponseObject | OpenAPI.ReferenceObject): response is OpenAPI.ResponseObject =>
  'description' in response;

/** Describes an answer of the contract; one without a body has no content. */
function explained(status: string, response: OpenAPI.ResponseObject): OpenAPI.ResponseObject {
  const { content, ...rest } = { ...response, description: MEANINGS[status] ?? response.description };
  return status === '204' || content === undefined ? rest : { ...rest, content };
}

const explainedAll = (responses: OpenAPI.ResponsesObject = {}): OpenAPI.ResponsesObject =>
  Object.fromEntries(
    Object.entries(responses).map(([status, response]) => [
      status,
      isAnswer(response) ? explained(status, response) : response,
    ]),
  );

const ACTIONS = new Map<string | undefined, Action>(ROUTES.map(({ name, action }) => [name, action]));

const isLive = ({ responses }: OpenAPI.OperationObject): boolean =>
  Object.values(responses ?? {}).some(
    (response) => isAnswer(response) && 'text/event-stream' in (response.content ?? {}),
  );

const isLimited = (operation: OpenAPI.OperationObject): boolean =>
  isRateLimited(ACTIONS.get(operation.operationId) ?? '') || isLive(operation);

const takesJson = ({ requestBody }: OpenAPI.OperationObject): boolean =>
  requestBody !== undefined && 'content' in requestBody && 'application/json' in requestBody.content;

/** What a caller needs: the session's cookie, or an API key. A guest needs neither. */
function securityOf(operation: OpenAPI.OperationObject, isOpenToKeys: boolean): OpenAPI.SecurityRequirementObject[] {
  const key = isOpenToKeys ? [{ [API_KEY]: [] }] : [];
  if ('401' in (operation.responses ?? {})) return [{ [SESSION]: [] }, ...key];
  return isOpenToKeys ? [{}, ...key] : [];
}

/** Adds the common answers to a route, and who may call it. */
function addCommon(operation: OpenAPI.OperationObject, isChange: boolean): void {
  const responses: OpenAPI.ResponsesObject = {
    ...COMMON_ANSWERS,
    ...(isChange ? OF_CHANGES : {}),
    ...(takesJson(operation) ? OTHER_TYPE : {}),
    ...(isLimited(operation) ? TOO_OFTEN : {}),
    ...explainedAll(operation.responses),
  };
  const action = ACTIONS.get(operation.operationId);
  const scope = action === undefined ? null : scopeOf(action);
  const isOpenToKeys = scope !== null || (action !== undefined && ACTIONS_OF_EVERY_KEY.includes(action));
  operation.security = securityOf(operation, isOpenToKeys);
  // Tools take what `security` lists for scopes of OAuth, so words name the scope.
  if (scope !== null) operation.description = `${operation.description} An API key needs the scope \`${scope}\`.`;
  operation.responses = responses;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Adds to a document the common answers of all routes, and the session cookie of the guarded ones. */
export function withCommonAnswers(document: OpenAPI.Document, inProduction: boolean): OpenAPI.Document {
  for (const item of Object.values(document.paths ?? {}))
    for (const method of METHODS) {
      const operation = item?.[method];
      if (operation !== undefined) addCommon(operation, method !== 'get');
    }
  const { components = {} } = document;
  return {
    ...document,
    components: {
      ...components,
      schemas: { ...components.schemas, Error: COMMON_ERROR },
      securitySchemes: {
        [SESSION]: { type: 'apiKey', in: 'cookie', name: sessionCookieName(inProduction) },
        [API_KEY]: {
          type: 'http',
          scheme: 'bearer',
          description: 'A key of the management, `ofp_live_…`, with scopes',
        },
      },
    },
  };
}
