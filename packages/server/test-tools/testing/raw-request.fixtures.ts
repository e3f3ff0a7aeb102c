import { once } from 'node:events';
import { type IncomingMessage, type RequestOptions, request } from 'node:http';
import { text } from 'node:stream/consumers';

type Answer = { readonly status: number; readonly headers: IncomingMessage['headers']; readonly body: string };

/** Sends the path unchanged, and any header: `fetch` would normalise the one and forbid the other. */
export async function askRaw(
  url: string,
  path: string,
  { method = 'GET', headers = {} }: RequestOptions = {},
): Promise<Answer> {
  const requested = request(url, { path, method, headers, agent: false }).end();
  const [response] = (await once(requested, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) };
}
