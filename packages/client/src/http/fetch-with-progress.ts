/** The part of `XMLHttpRequest` that is used; hosts other than browsers do not have its type. */
type Call = {
  withCredentials: boolean;
  responseType: string;
  readonly status: number;
  readonly response: unknown;
  readonly upload: {
    addEventListener(type: 'progress', received: (progress: { loaded: number; total: number }) => void): void;
  };
  open(method: string, url: string): void;
  setRequestHeader(name: string, value: string): void;
  getAllResponseHeaders(): string;
  addEventListener(type: 'load' | 'error' | 'abort', received: () => void): void;
  send(body: Blob): void;
  abort(): void;
};
const { XMLHttpRequest: BrowserCall } = globalThis as { readonly XMLHttpRequest?: new () => Call };

const headersOf = (lines: string): Headers =>
  new Headers(
    lines
      .trim()
      .split('\r\n')
      .flatMap((line) => {
        const colon = line.indexOf(':');
        return colon > 0 ? [[line.slice(0, colon), line.slice(colon + 1).trim()] as [string, string]] : [];
      }),
  );

const responseOf = (call: Call): Response =>
  new Response(call.response as Blob, { status: call.status, headers: headersOf(call.getAllResponseHeaders()) });

async function send(call: Call, request: Request, sent: (part: number) => void): Promise<Response> {
  const body = await request.blob();
  return new Promise((resolve, reject) => {
    call.open(request.method, request.url);
    call.withCredentials = true;
    call.responseType = 'blob';
    for (const [name, value] of request.headers) call.setRequestHeader(name, value);
    call.upload.addEventListener('progress', ({ loaded, total }) => sent(total === 0 ? 1 : loaded / total));
    call.addEventListener('load', () => resolve(responseOf(call)));
    call.addEventListener('error', () => reject(new TypeError('the connection failed')));
    call.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
    request.signal.addEventListener('abort', () => call.abort());
    call.send(body);
  });
}

/**
 * `fetch` that reports how much of the body is sent, which `fetch` itself cannot; plain `fetch` where `XMLHttpRequest`
 * is missing.
 */
export const fetchWithProgress = (sent: (part: number) => void, otherwise: typeof fetch): typeof fetch =>
  BrowserCall === undefined ? otherwise : (input, init) => send(new BrowserCall(), new Request(input, init), sent);
