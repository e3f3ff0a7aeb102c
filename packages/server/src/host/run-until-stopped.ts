import type { Configuration } from '../configuration/configuration.ts';
import { isStartupError } from '../configuration/error.ts';
import { DEMO_PEOPLE } from '../local-provider/demo-people.ts';
import type { RunningServer } from './start-server.ts';

const IMPATIENT_AFTER_MS = 1_000;

function describe(error: unknown): string {
  if (isStartupError(error)) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Runs a server until Ctrl-C or SIGTERM; a later second signal does not wait. Exits with 1 when it cannot start, or cannot go on. */
export async function runUntilStopped(start: () => Promise<RunningServer>): Promise<void> {
  try {
    const stopped = Promise.withResolvers<void>();
    let firstSignalAt = Number.POSITIVE_INFINITY;
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        // Ctrl-C may arrive twice: from the terminal and from the package manager.
        if (performance.now() - firstSignalAt > IMPATIENT_AFTER_MS) process.exit(1);
        firstSignalAt = Math.min(firstSignalAt, performance.now());
        stopped.resolve();
      });
    }
    const server = await start();
    await Promise.race([stopped.promise, server.failed]);
    await server.close();
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${describe(error)}\n`);
    process.exit(1);
  }
}

/** Prints the server's address, and in development the accounts with which one can sign in. */
export function announce({ environment, publicUrl }: Configuration): void {
  const people = DEMO_PEOPLE.map(({ title, firstname, lastname }) => `  ${title}: ${firstname} ${lastname}`);
  const lines = [
    '',
    `Ofenpost läuft: ${publicUrl}`,
    ...(environment === 'production' ? [] : ['Unter «Anmelden» warten die Demo-Personen:', ...people]),
    'Beenden mit Ctrl-C.',
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
