// Runs `pnpm backup <folder>` and `pnpm restore <folder>`.
import 'temporal-polyfill/global';
import { resolve } from 'node:path';
import { readConfiguration } from '../configuration/configuration.ts';
import { StartupError, isStartupError } from '../configuration/error.ts';
import { connectDatabase } from '../database/connect-database.ts';
import { createLogger } from '../logging/logger.ts';
import { restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';

const COMMANDS = {
  backup: { run: takeBackup, done: 'Gesichert' },
  restore: { run: restoreBackup, done: 'Eingespielt' },
} as const;

const isCommand = (name: string): name is keyof typeof COMMANDS => Object.hasOwn(COMMANDS, name);

async function main([name = '', folder = '']: readonly string[]): Promise<string> {
  if (!isCommand(name) || folder === '')
    throw new StartupError('So geht es: pnpm backup <Ordner>, oder pnpm restore <Ordner>.');
  const { run, done } = COMMANDS[name];
  const configuration = readConfiguration();
  const { database, close } = await connectDatabase(configuration, createLogger(configuration.environment));
  try {
    const { tables, taken } = await run(database, resolve(folder));
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return `${done}: ${rows} Zeilen aus ${tables.length} Tabellen, Stand ${taken}.`;
  } finally {
    await close();
  }
}

try {
  process.stdout.write(`${await main(process.argv.slice(2))}\n`);
} catch (error) {
  if (!isStartupError(error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
