// `pnpm e2e order-desk` plays the browser tests about a room of the packages, `pnpm e2e cart` those of a file too;
// everything else is for Playwright: `--last-failed`, `--only-changed`, `--repeat-each 5 --retries 0 --workers 4`.
import { AREAS } from '../e2e/areas.ts';
import { provideChromium, findChromium } from './chromium.ts';
import { runCommand } from './command.ts';

const about = (room: string): readonly string[] => {
  const specs = Object.keys(AREAS).filter((spec) => AREAS[spec]?.includes(room));
  return specs.length === 0 ? [room] : specs.map((spec) => `/${spec}.spec.ts`);
};

provideChromium();
const parameters = process.argv.slice(2).flatMap(about);
const succeeded = await runCommand('playwright', ['test', ...parameters], {
  cwd: 'e2e',
  env: { CHROMIUM_PATH: findChromium() },
});
process.exitCode = succeeded ? 0 : 1;
