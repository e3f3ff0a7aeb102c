// Runs `pnpm books:verify`.
import 'temporal-polyfill/global';
import { SEAL_LABELS } from '@ofenpost/core/accounting/seal';
import { formatDate, formatTime } from '@ofenpost/core/time/zurich';
import { readConfiguration } from '../configuration/configuration.ts';
import { isStartupError } from '../configuration/error.ts';
import { connectDatabase } from '../database/connect-database.ts';
import { createLogger } from '../logging/logger.ts';
import { SEAL_CHAINS } from './seal.repository.ts';
import { type VerifiedBooks, verifyBooks } from './verify-books.ts';

async function main(): Promise<VerifiedBooks> {
  const configuration = readConfiguration();
  const { database, close } = await connectDatabase(configuration, createLogger(configuration.environment));
  try {
    return await verifyBooks(database);
  } finally {
    await close();
  }
}

try {
  const { counts, waiting, broken } = await main();
  const unsealed = SEAL_CHAINS.flatMap((chain) => {
    const { count, since } = waiting[chain];
    const age = since === null ? '' : `, seit ${formatDate(since)} ${formatTime(since)}`;
    return count === 0 ? [] : [`Noch ohne Siegel: ${count} ${SEAL_LABELS[chain]}${age}.\n`];
  });
  process.stdout.write(unsealed.join(''));
  const counted = SEAL_CHAINS.map((chain) => `${counts[chain]} ${SEAL_LABELS[chain]}`).join(', ');
  if (broken === null) process.stdout.write(`${counted}: unversehrt.\n`);
  else {
    process.stderr.write(`${broken}\n`);
    process.exitCode = 1;
  }
} catch (error) {
  if (!isStartupError(error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
