import { afterEach, expect, it, vi } from 'vitest';
import { shareLink } from './share-link.ts';

afterEach(() => vi.unstubAllGlobals());

const URL = 'https://shop.example/pizza-creator?v=1';

/** Shares the link; returns the message of the toast, or undefined without one. */
async function share(text?: string): Promise<unknown> {
  const send = vi.fn<(event: { readonly message: unknown }) => void>();
  await shareLink(
    { toast: { send } },
    { title: 'Mein Fladen', ...(text !== undefined && { text }), url: URL, copied: 'Schick ihn weiter.' },
  );
  return send.mock.lastCall?.[0].message;
}

it('uses the sheet of the browser where there is one', async () => {
  const sheet = vi.fn<(data: unknown) => Promise<void>>(async () => {});
  vi.stubGlobal('navigator', { share: sheet });
  expect(await share()).toBeUndefined();
  expect(sheet).toHaveBeenCalledExactlyOnceWith({ title: 'Mein Fladen', url: URL });
});

it('tells nothing when the sheet was closed', async () => {
  vi.stubGlobal('navigator', { share: () => Promise.reject(new DOMException('closed', 'AbortError')) });
  expect(await share()).toBeUndefined();
});

it('copies the link elsewhere, and says so', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await share()).toMatchObject({ kind: 'success', title: 'Link kopiert' });
  expect(writeText).toHaveBeenLastCalledWith(URL);
  await share('Essen kommt um 19:15.');
  expect(writeText).toHaveBeenLastCalledWith(`Essen kommt um 19:15. ${URL}`);
});

it.each([
  ['the sheet refuses', { share: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
  ['copying is not allowed', { clipboard: { writeText: () => Promise.reject(new Error('no')) } }],
  ['there is no clipboard', {}],
])('names the way by hand when %s', async (_what, navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(await share()).toMatchObject({ kind: 'info', title: 'Teilen geht hier nicht' });
});
