import type { Configuration } from './configuration/configuration.ts';
import { DEMO_PEOPLE } from './local-provider/demo-people.ts';

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
