import { afterEach, expect, it, vi } from 'vitest';
import { shareCreation } from './creation-address.ts';

afterEach(() => vi.unstubAllGlobals());

const URL = 'https://shop.example/pizza-creator?v=1';

it('uses the sheet of the browser where there is one', async () => {
  const share = vi.fn<(data: unknown) => Promise<void>>(async () => {});
  vi.stubGlobal('navigator', { share });
  expect(await shareCreation(URL)).toBeNull();
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Mein Fladen', url: URL });
});

it('tells nothing when the sheet was closed', async () => {
  vi.stubGlobal('navigator', { share: () => Promise.reject(new DOMException('closed', 'AbortError')) });
  expect(await shareCreation(URL)).toBeNull();
});

it('copies the link elsewhere, and says so', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await shareCreation(URL)).toMatchObject({ kind: 'success', title: 'Link kopiert' });
  expect(writeText).toHaveBeenCalledExactlyOnceWith(URL);
});

it.each([
  ['the sheet refuses', { share: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
  ['copying is not allowed', { clipboard: { writeText: () => Promise.reject(new Error('no')) } }],
  ['there is no clipboard', {}],
])('names the way by hand when %s', async (_what, navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(await shareCreation(URL)).toMatchObject({ kind: 'info', title: 'Teilen geht hier nicht' });
});
