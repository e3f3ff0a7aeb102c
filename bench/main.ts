// `pnpm bench`: compares the built server with the raw limits of the same machine. Prints the figures and writes
// docs/benchmarks.md. `--growth` adds how the cost grows, up to a million past orders; `--short` is a quick trial that
// writes nothing. `--browser` measures in Chromium instead what home and products cost a phone, beside React alone.
import { parseArgs } from 'node:util';
import { writeBenchmarks } from './benchmarks-page.ts';
import { cellsOf, isReached } from './finding.ts';
import { type Growth, measureGrowth } from './growth.ts';
import { measureShop } from './measure-shop.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const printGrowth = (growth: Growth | undefined): void => {
  if (growth === undefined) return;
  print(`\n${growth.title}`);
  for (const row of [growth.head, ...growth.rows, ...(growth.findings ?? []).map(cellsOf)]) print(row.join(' | '));
};

const flag = { type: 'boolean', default: false } as const;
const { short, growth, browser } = parseArgs({ options: { short: flag, growth: flag, browser: flag } }).values;
if (browser) {
  const { measureBrowser } = await import('./measure-browser.ts');
  const findings = await measureBrowser(short ? 1 : 5, (finding) => print(cellsOf(finding).join(' | ')));
  process.exit(findings.every(isReached) ? 0 : 1);
}
const [seconds, pastOrders] = short ? [1, 20_000] : [5, 1_000_000];
const findings = await measureShop(seconds, (finding) => print(cellsOf(finding).join(' | ')));
if (!short) await writeBenchmarks(findings, null);
const growths = growth
  ? await measureGrowth(Math.min(seconds, 2), pastOrders, async (soFar) => {
      printGrowth(soFar.at(-1));
      // Written now, in case a later part fails.
      if (!short) await writeBenchmarks(findings, soFar);
    })
  : [];
if (![...findings, ...growths.flatMap((each) => each.findings ?? [])].every(isReached)) process.exitCode = 1;
