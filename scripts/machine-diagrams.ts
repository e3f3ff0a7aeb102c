// Writes the diagram of each state machine of the core to docs/machines, and deletes diagrams of removed machines.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIAGRAMS, drawMachines } from './machine-files.ts';

const diagrams = await drawMachines();
mkdirSync(DIAGRAMS, { recursive: true });
for (const file of readdirSync(DIAGRAMS)) if (!diagrams.has(file)) rmSync(join(DIAGRAMS, file));
for (const [file, svg] of diagrams) writeFileSync(join(DIAGRAMS, file), svg);
console.log(`${diagrams.size} diagrams in docs/machines`);
