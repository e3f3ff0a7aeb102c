import type { OpenAPI } from '@orpc/openapi';
import { sessionCookieName } from '../session/session-cookie.ts';

const answer = (description: string): OpenAPI.ResponseObject => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

/** What any route may answer besides what it announces; the contract names only what is its own. */
const COMMON_ANSWERS: OpenAPI.ResponsesObject = {
  400: answer('The input is not as described; `data` says where'),
  413: answer('The request is too large'),
  503: answer('Not for the moment, such as while the database restarts: again after the seconds of `Retry-After`'),
};

/** The error in every answer that is none of a kind of its own. */
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

/** Adds to a route what holds for all: who is refused without a session needs one. */
function addCommon(operation: OpenAPI.OperationObject): void {
  const responses: OpenAPI.ResponsesObject = { ...COMMON_ANSWERS, ...operation.responses };
  operation.responses = responses;
  if ('401' in responses) operation.security = [{ [SESSION]: [] }];
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** A document with the answers that every route may give, and with the cookie that the guarded ones ask for. */
export function withCommonAnswers(document: OpenAPI.Document, inProduction: boolean): OpenAPI.Document {
  for (const item of Object.values(document.paths ?? {}))
    for (const method of METHODS) {
      const operation = item?.[method];
      if (operation !== undefined) addCommon(operation);
    }
  const { components = {} } = document;
  return {
    ...document,
    components: {
      ...components,
      schemas: { ...components.schemas, Error: COMMON_ERROR },
      securitySchemes: {
        [SESSION]: { type: 'apiKey', in: 'cookie', name: sessionCookieName(inProduction) },
      },
    },
  };
}
