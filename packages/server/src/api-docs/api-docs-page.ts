import type { OpenAPI } from '@orpc/openapi';
import { html, raw } from 'hono/html';
import * as z from 'zod/mini';

/** The part of a JSON schema that the page shows. */
const jsonSchema = z.looseObject({
  $ref: z.optional(z.string()),
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  const: z.optional(z.unknown()),
  enum: z.optional(z.array(z.unknown())),
  properties: z.optional(z.record(z.string(), z.unknown())),
  required: z.optional(z.array(z.string())),
  items: z.optional(z.unknown()),
  anyOf: z.optional(z.array(z.unknown())),
  oneOf: z.optional(z.array(z.unknown())),
});

const INDENT = '  ';

function objectText(properties: Record<string, unknown>, required: readonly string[], indent: string): string {
  const inner = indent + INDENT;
  const lines = Object.entries(properties).map(
    ([name, schema]) => `${inner}${name}${required.includes(name) ? '' : '?'}: ${schemaText(schema, inner)};`,
  );
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}

const union = (schemas: readonly unknown[], indent: string): string =>
  schemas.map((schema) => schemaText(schema, indent)).join(' | ');

function listText(items: unknown, indent: string): string {
  const text = schemaText(items, indent);
  return text.includes(' | ') && !text.startsWith('{') ? `(${text})[]` : `${text}[]`;
}

/** A JSON schema as text, as brief as a TypeScript type. */
function schemaText(schema: unknown, indent = ''): string {
  const parsed = jsonSchema.safeParse(schema);
  if (!parsed.success) return 'unknown';
  const { $ref, type, enum: values, properties, required = [], items, anyOf, oneOf } = parsed.data;
  if ($ref !== undefined) return $ref.slice($ref.lastIndexOf('/') + 1);
  if (anyOf !== undefined || oneOf !== undefined) return union(anyOf ?? oneOf ?? [], indent);
  if ('const' in parsed.data) return JSON.stringify(parsed.data.const);
  if (values !== undefined) return values.map((value) => JSON.stringify(value)).join(' | ');
  if (properties !== undefined) return objectText(properties, required, indent);
  if (items !== undefined) return listText(items, indent);
  return Array.isArray(type) ? type.join(' | ') : (type ?? 'unknown');
}

/** The page's only style element. */
export const API_DOCS_STYLE = `
:root{color-scheme:light dark;--paper:#FBF6EE;--card:#FFFDF9;--line:#E9DFD0;--ink:#2B2019;--soft:#6B5B4E;--emerald:#0B6B4B;--terracotta:#B9502B}
@media(prefers-color-scheme:dark){:root{--paper:#17120E;--card:#211A15;--line:#3A2F27;--ink:#F6EDE3;--soft:#BBAA9B;--emerald:#4FC596;--terracotta:#E98A62}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:62rem;padding:32px 20px 64px;background:var(--paper);color:var(--ink);font:400 1rem/1.55 Figtree,system-ui,sans-serif}
h1,h2{font-family:Fraunces,Georgia,serif;line-height:1.15}
h2{margin:40px 0 12px;text-transform:capitalize}
p{color:var(--soft);max-width:65ch}
a{color:var(--emerald)}
details{background:var(--card);border:1px solid var(--line);border-radius:14px;margin:8px 0;padding:0 16px}
summary{cursor:pointer;padding:12px 0;display:flex;flex-wrap:wrap;gap:4px 12px;align-items:baseline}
summary b{font:600 .85rem ui-monospace,monospace;color:var(--terracotta);min-width:3.5rem}
summary code{font:600 .95rem ui-monospace,monospace}
summary span{color:var(--soft)}
h3{font-size:.85rem;margin:8px 0 4px;color:var(--soft)}
pre{margin:0 0 14px;overflow-x:auto;font:.85rem/1.5 ui-monospace,monospace}
`;

type Operation = OpenAPI.OperationObject;
type Listed = { readonly method: string; readonly path: string; readonly operation: Operation };

const METHODS = ['get', 'post', 'patch', 'put', 'delete'] as const;

const operationsOf = ({ paths = {} }: OpenAPI.Document): Listed[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item?.[method];
      return operation === undefined ? [] : [{ method: method.toUpperCase(), path, operation }];
    }),
  );

const contentText = (content: Record<string, { schema?: unknown }> | undefined): string =>
  Object.entries(content ?? {})
    .map(([type, { schema }]) => `${type === 'application/json' ? '' : `${type}: `}${schemaText(schema)}`)
    .join('\n');

function parametersText({ parameters = [] }: Operation): string {
  return parameters
    .flatMap((parameter) =>
      'name' in parameter ? [`${parameter.in} ${parameter.name}: ${schemaText(parameter.schema)}`] : [],
    )
    .join('\n');
}

const bodyText = ({ requestBody }: Operation): string =>
  requestBody !== undefined && 'content' in requestBody ? contentText(requestBody.content) : '';

const part = (title: string, text: string) =>
  text === ''
    ? ''
    : html`<h3>${title}</h3>
        <pre>${text}</pre>`;

const answers = ({ responses = {} }: Operation) =>
  Object.entries(responses).map(([status, response]) =>
    part(`Answer ${status}`, 'content' in response ? contentText(response.content) || '(empty)' : '(empty)'),
  );

const operationPart = ({ method, path, operation }: Listed) =>
  html`<details>
    <summary><b>${method}</b><code>${path}</code><span>${operation.summary ?? ''}</span></summary>
    <p>${operation.description ?? ''}</p>
    ${part('Parameters', parametersText(operation))}${part('Body', bodyText(operation))}${answers(operation)}
  </details>`;

const entityPart = ([name, schema]: [string, unknown]) =>
  html`<details id="${name}">
    <summary><code>${name}</code></summary>
    <pre>${schemaText(schema)}</pre>
  </details>`;

/** The OpenAPI document as a page to read. */
export function apiDocsPage(document: OpenAPI.Document) {
  const byTag = Map.groupBy(operationsOf(document), ({ operation }) => operation.tags?.[0] ?? '');
  const groups = [...byTag].map(
    ([tag, list]) =>
      html`<h2>${tag}</h2>
        ${list.map(operationPart)}`,
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${document.info.title}</title>
        <link rel="icon" href="/favicon.svg" />
        ${raw(`<style>${API_DOCS_STYLE}</style>`)}
      </head>
      <body>
        <h1>${document.info.title}</h1>
        <p>${document.info.description ?? ''} <a href="/api/openapi.json">OpenAPI document</a></p>
        ${groups}
        <h2>Entities</h2>
        ${Object.entries(document.components?.schemas ?? {}).map(entityPart)}
      </body>
    </html>`;
}
