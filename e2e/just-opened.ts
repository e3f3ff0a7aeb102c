import { CLOCK_START } from './clock-start.ts';
import { JUST_OPENED, createShop } from './shop.ts';

/**
 * Starts a shop once, as `pnpm start` does, in the morning of the day on which all tests play: every shop of the tests
 * begins with a copy of its data, and uses this build.
 */
export default async function openOnce(): Promise<() => Promise<void>> {
  const shop = await createShop('start');
  await shop.start(CLOCK_START.openingLater);
  await shop.stop('SIGINT');
  process.env[JUST_OPENED] = shop.dataDirectory;
  return shop.close;
}
