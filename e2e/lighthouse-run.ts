import lighthouse, { type Config, type Flags } from 'lighthouse';

/** The checkout is private: its head asks search engines not to index it. */
const PRIVATE: Config = {
  extends: 'lighthouse:default',
  settings: { skipAudits: ['is-crawlable', 'meta-description'] },
};

export type LighthouseRun = {
  /** The scores from 0 to 100, by category. */
  readonly scores: Readonly<Record<string, number>>;
  /** The numeric values of the audits, by the audit's id. */
  readonly figures: Readonly<Record<string, number>>;
  /** The transferred bytes until the page is idle, by kind: document, stylesheet, font, script, image … */
  readonly weight: Readonly<Record<string, number>>;
};

type Request = { readonly resourceType?: string; readonly transferSize: number };

function weigh(requests: readonly Request[]): Record<string, number> {
  const weight: Record<string, number> = {};
  for (const { resourceType = 'other', transferSize } of requests) {
    const kind = resourceType.toLowerCase();
    weight[kind] = (weight[kind] ?? 0) + transferSize;
  }
  return weight;
}

/** Runs Lighthouse's phone in the browser that listens at the port. */
export async function runLighthouse(url: string, flags: Flags & { readonly port: number }): Promise<LighthouseRun> {
  const config = new URL(url).pathname === '/checkout' ? PRIVATE : undefined;
  const result = await lighthouse(url, { logLevel: 'error', ...flags }, config);
  if (result === undefined) throw new Error(`Lighthouse has no result for ${url}.`);
  const { categories, audits } = result.lhr;
  const { details } = audits['network-requests'] ?? {};
  return {
    scores: Object.fromEntries(Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])),
    figures: Object.fromEntries(Object.values(audits).map(({ id, numericValue = Number.NaN }) => [id, numericValue])),
    weight: weigh(details?.type === 'table' ? (details.items as unknown as Request[]) : []),
  };
}
