// `pnpm e2e order-desk` plays the browser tests about a room of the packages, `pnpm e2e /cart.spec.ts` one file;
// from the first option on everything is for Playwright: `--last-failed`, `--repeat-each 5 --retries 0 --workers 4`.
import { AREAS } from '../e2e/areas.ts';
import { playBrowserTests } from './browser-tests.ts';
import { provideChromium } from './chromium.ts';
import { formatTally } from './tally.ts';

/** The files of tests about a room; what is no room is a part of a file's path, as Playwright has it. */
const filesAbout = (room: string): readonly string[] => {
  const specs = Object.keys(AREAS).filter((spec) => AREAS[spec]?.includes(room));
  return specs.length === 0 ? [room] : specs.map((spec) => `/${spec}.spec.ts`);
};

provideChromium();
const parameters = process.argv.slice(2);
const firstOption = parameters.findIndex((parameter) => parameter.startsWith('-'));
const options = firstOption === -1 ? [] : parameters.splice(firstOption);
const tally = await playBrowserTests([...parameters.flatMap(filesAbout), ...options], {});
for (const failure of tally.failures) console.log(`\n✗ ${failure}`);
console.log(formatTally(tally));
process.exitCode = tally.failed > 0 ? 1 : 0;
