import type { Configuration } from './configuration/configuration.ts';
import { DEMO_PEOPLE } from './local-provider/demo-people.ts';

/** Tells whoever started the server where it is and as whom one can sign in. */
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
