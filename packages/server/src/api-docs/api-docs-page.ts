import type { OpenAPI } from '@orpc/openapi';
import { html, raw } from 'hono/html';
import { schemaText } from './schema-text.ts';

const STYLE = `
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
    ${part('Parameters', parametersText(operation))}${part('Body', bodyText(operation))}${answers(operation)}
  </details>`;

const entityPart = ([name, schema]: [string, unknown]) =>
  html`<details id="${name}">
    <summary><code>${name}</code></summary>
    <pre>${schemaText(schema)}</pre>
  </details>`;

/** The OpenAPI document as a page to read. */
export function apiDocsPage(document: OpenAPI.Document, nonce: string) {
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
        <style nonce="${nonce}">
          ${raw(STYLE)}
        </style>
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
