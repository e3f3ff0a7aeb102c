// Writes what the packages export to api-report.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, runCommand } from './command.ts';
import { PUBLISHED, apiOf, reportFile } from './package-api.ts';

// Several threads would write the members of a union in another order each time.
const build = ['-b', '--force', '--singleThreaded', 'packages/testing/tsconfig.build.json'];
if (!(await runCommand('tsc', build))) process.exit(1);
for (const name of PUBLISHED) {
  mkdirSync(dirname(reportFile(name)), { recursive: true });
  writeFileSync(reportFile(name), apiOf(name));
}
for (const name of PUBLISHED) rmSync(join(root, 'packages', name, 'dist'), { recursive: true });
