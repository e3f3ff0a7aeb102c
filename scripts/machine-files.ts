// Finds the machines of the core and the files of their diagrams.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import 'temporal-polyfill/global';
import { root } from './command.ts';
import type { Machine } from './machine-chart.ts';
import { svgOfMachine } from './machine-svg.ts';

export const DIAGRAMS = join(root, 'docs/machines');

const EXPORT = /^(?:create)?(\w+)Machine$/;

const isMachine = (value: unknown): value is Machine =>
  typeof value === 'object' && value !== null && 'root' in value && 'implementations' in value;

type Factory = (...parameters: readonly object[]) => unknown;

const isFactory = (value: unknown): value is Factory => typeof value === 'function';

/** A machine, or the result of its factory with empty parameters: states and transitions do not depend on them. */
function machineOf(exported: unknown): Machine | null {
  const value = isFactory(exported) ? exported(...Array.from({ length: exported.length }, () => ({}))) : exported;
  return isMachine(value) ? value : null;
}

const kebab = (name: string): string => name.replaceAll(/\B[A-Z]/g, '-$&').toLowerCase();

/** XState validates a machine when it is created. */
async function load(file: string): Promise<Record<string, unknown>> {
  try {
    return (await import(pathToFileURL(join(root, file)).href)) as Record<string, unknown>;
  } catch (cause) {
    throw new Error(`${file} cannot be loaded`, { cause });
  }
}

async function machinesIn(file: string): Promise<[string, Machine][]> {
  const module = await load(file);
  const found = Object.entries(module).flatMap(([name, exported]): [string, Machine][] => {
    const title = EXPORT.exec(name)?.[1];
    const machine = title === undefined ? null : machineOf(exported);
    return title === undefined || machine === null ? [] : [[`${kebab(title)}.svg`, machine]];
  });
  if (found.length === 0) throw new Error(`${file} exports no machine called xMachine or createXMachine.`);
  return found;
}

/** The diagram of each machine of the core, by its file name in docs/machines. */
export async function drawMachines(): Promise<ReadonlyMap<string, string>> {
  const files = globSync('packages/core/src/**/*.machine.ts', { cwd: root }).toSorted();
  const machines = (await Promise.all(files.map(machinesIn))).flat();
  const diagrams = new Map(machines.map(([file, machine]) => [file, svgOfMachine(machine)]));
  if (diagrams.size < machines.length) throw new Error('Two machines have the same name.');
  return diagrams;
}
