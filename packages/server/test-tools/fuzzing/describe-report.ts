import type { Finding, FuzzReport } from './run-fuzz.ts';

const SHOWN = 600;

/** A finding with everything that is needed to reproduce it. */
export function describeFinding({ batch, request, problems, body }: Finding): string {
  const { caller, method, target, headers, body: sent } = request;
  return [
    `${problems.join(', ')}: ${method} ${target.slice(0, SHOWN)} as ${caller}, batch ${batch}`,
    `  sent ${JSON.stringify(headers)} ${JSON.stringify(sent?.toString('utf8').slice(0, SHOWN) ?? '')}`,
    `  got ${JSON.stringify(body.slice(0, SHOWN))}`,
  ].join('\n');
}

/** The report of a run as text. */
export function describeReport({ seed, findings, statuses, requested, neverTaken, slowestMs }: FuzzReport): string {
  const sum = [...statuses.values()].reduce((all, count) => all + count, 0);
  const byStatus = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  return [
    ...findings.map(describeFinding),
    `${sum} answers (${byStatus.join(', ')}), the slowest after ${Math.round(slowestMs)} ms`,
    `${requested.size} routes and places asked; ${neverTaken.length} never said yes: ${neverTaken.join(', ')}`,
    `${findings.length} findings, seed ${seed}`,
  ].join('\n');
}
