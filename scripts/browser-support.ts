import mdn from '@mdn/browser-compat-data' with { type: 'json' };
import { BROWSER_FLOOR } from '../packages/web/src/hydration/browser-floor.ts';

type Statement = {
  readonly version_added: string | boolean | null;
  readonly flags?: unknown;
  readonly prefix?: string;
};
type Compat = { readonly support: Readonly<Record<string, Statement | readonly Statement[] | undefined>> };

/** A feature, with those that belong to it by their names. */
export type Feature = { readonly __compat?: Compat } & { readonly [name: string]: Feature | undefined };

type Data = {
  readonly api: Feature;
  readonly javascript: { readonly builtins: Feature };
  readonly css: Readonly<Record<'properties' | 'selectors' | 'at-rules' | 'types', Feature>>;
};

/** What browsers have, and since when. Source: MDN. */
export const { api, javascript, css } = mdn as unknown as Data;

const { chrome, edge, firefox, safari, samsung } = BROWSER_FLOOR;

/** The oldest browsers under the names of the data; those of phones have the same versions. */
const OLDEST = Object.entries({
  chrome,
  edge,
  firefox,
  safari,
  chrome_android: chrome,
  firefox_android: firefox,
  safari_ios: safari,
  samsunginternet_android: samsung,
});

const isAtMost = (added: Statement['version_added'], version: number): boolean =>
  typeof added === 'string' && Number.parseFloat(added.replace('≤', '')) <= version;

/** Whether one of the oldest browsers lacks the feature, or has it only behind a flag or a prefix. */
export function isNewer(feature: Feature | undefined): boolean {
  const support = feature?.__compat?.support;
  if (support === undefined) return false;
  return OLDEST.some(([browser, version]) => {
    const statements = [support[browser] ?? []].flat() as readonly Statement[];
    return !statements.some(
      ({ version_added: added, flags, prefix }) =>
        flags === undefined && prefix === undefined && isAtMost(added, version),
    );
  });
}

export const partsOf = (feature: Feature): readonly (readonly [string, Feature])[] =>
  Object.entries(feature).filter((entry): entry is [string, Feature] => entry[0] !== '__compat');
