import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { FINDING_HEAD, type Finding, cellsOf } from './finding.ts';
import type { Growth } from './growth.ts';

const PAGE = join(import.meta.dirname, '../docs/benchmarks.md');
const GROWTH = '\n## How cost grows\n';

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map(row).join('\n');
}

const findingsTable = (findings: readonly Finding[]): string => table(FINDING_HEAD, findings.map(cellsOf));

function measuredHere(): string {
  const [cpu] = cpus();
  const machine = `${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB`;
  return `${new Date().toISOString().slice(0, 10)}, ${machine}, ${process.platform}, Node ${process.version}`;
}

function growthPart(growths: readonly Growth[]): string {
  const parts = growths.map(({ title, head, rows, findings }) =>
    [`### ${title}\n`, `${table(head, rows)}\n`, ...(findings ? [`${findingsTable(findings)}\n`] : [])].join('\n'),
  );
  return [GROWTH, `Written by \`pnpm bench --growth\`: ${measuredHere()}.\n`, ...parts].join('\n');
}

/** A run without `--growth` leaves this part unchanged. */
async function storedGrowth(): Promise<string> {
  if (!existsSync(PAGE)) return '';
  const page = await readFile(PAGE, 'utf8');
  const at = page.indexOf(GROWTH);
  return at < 0 ? '' : page.slice(at);
}

export async function writeBenchmarks(findings: readonly Finding[], growths: readonly Growth[] | null): Promise<void> {
  const growth = growths === null ? await storedGrowth() : growthPart(growths);
  const page = `# Benchmarks

Written by \`pnpm bench\`: ${measuredHere()}. Server, database and load share the machine, so figures are read against those of a bare Node server and of bare PostgreSQL in the same run. The server runs as in production, its rate limits and its oven without limit, fsync on.

${findingsTable(findings)}
${growth}`;
  await writeFile(PAGE, page);
}
