import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = dirname(import.meta.dirname);
const packages = [
  'core',
  'contract',
  'demo-data',
  'illustration',
  'payment-simulator',
  'client',
  'testing',
  'adapters',
  'web',
  'server',
];

/** Forbidden imports: the file that gets it, the import, and the rule that must report it. */
const planted = [
  ['packages/core/src/planted-react.ts', 'react', 'core-imports'],
  ['packages/core/src/planted-node.ts', 'node:fs', 'core-imports'],
  ['packages/core/src/planted-zod.ts', 'zod', 'core-imports'],
  ['packages/demo-data/src/planted-server.ts', '@ofenpost/server/main', 'demo-data-imports'],
  ['packages/illustration/src/planted-node.ts', 'node:fs', 'illustration-imports'],
  ['packages/payment-simulator/src/planted-core.ts', '@ofenpost/core/cart/cart', 'payment-simulator-imports'],
  ['packages/contract/src/planted-server.ts', '@ofenpost/server/main', 'contract-imports'],
  ['packages/adapters/src/browser/planted-orpc.ts', '@orpc/client', 'adapters-imports'],
  ['packages/adapters/src/browser/planted-server.ts', '@ofenpost/server/main', 'adapters-imports'],
  ['packages/client/src/http/planted-server.ts', '@ofenpost/server/main', 'client-imports'],
  ['packages/testing/src/in-memory/planted-server.ts', '@ofenpost/server/main', 'testing-imports'],
  ['packages/client/src/http/planted-suite.ts', '@ofenpost/testing/contract-suites/cart.suite', 'client-imports'],
  [
    'packages/adapters/src/browser/planted-suite.ts',
    '@ofenpost/testing/contract-suites/cart.suite',
    'no-test-code-in-production',
  ],
  ['packages/web/src/cart/planted-adapters.tsx', '@ofenpost/client/http/cart.http', 'only-adapters-in-web-entries'],
  ['packages/web/src/cart/planted-server.tsx', '@ofenpost/server/main', 'web-imports'],
  ['packages/web/src/cart/planted-node.tsx', 'node:fs', 'web-without-node'],
  [
    'packages/web/src/address/planted-use-cases.tsx',
    '@ofenpost/core/address/address.use-cases',
    'no-use-cases-in-clients',
  ],
  [
    'packages/client/src/http/planted-use-cases.ts',
    '@ofenpost/core/address/address.use-cases',
    'no-use-cases-in-clients',
  ],
  ['packages/web/src/hydration/planted-app.ts', '../app/paths.ts', 'web-hydration'],
  ['packages/web/src/app/planted-cart.tsx', '../cart/cart-panel.tsx', 'web-app'],
  ['packages/web/src/ui/planted-cart.tsx', '../cart/cart-panel.tsx', 'web-ui'],
  ['packages/web/src/cart/planted-routing.tsx', '../routing/routes.tsx', 'web-rooms'],
  ['packages/web/src/shell/planted-routing.tsx', '../routing/routes.tsx', 'web-shell'],
  ['packages/server/src/seo/planted-host.ts', '../host/start-services.ts', 'server-host'],
  ['packages/server/src/http/planted-cart.ts', '../cart/cart.repository.ts', 'server-technical'],
  ['packages/server/src/cart/planted-order.ts', '../order/order.table.ts', 'server-arrows-of-illustration'],
  ['packages/server/src/mail/planted.table.ts', '../order/order.repository.ts', 'server-arrows-of-account-tables'],
  ['packages/server/src/cart/planted-adapters.ts', '@ofenpost/client/http/cart.http', 'server-imports'],
  ['packages/server/src/cart/planted-vitest.ts', 'vitest', 'no-test-code-in-production'],
  ['packages/server/src/cart/planted-undeclared.ts', 'left-pad', 'declared-dependencies'],
  ['packages/core/src/planted-circle.ts', './planted-circle.ts', 'no-circular'],
  ['e2e/planted-core.ts', '@ofenpost/core/cart/cart', 'e2e-imports'],
  ['bench/planted-core.ts', '@ofenpost/core/cart/cart', 'bench-imports'],
  ['bench/planted-server.ts', '@ofenpost/server/main', 'bench-imports'],
] as const;

/** Allowed imports, so that no rule passes by refusing everything. */
const allowed = [
  ['packages/core/src/allowed-xstate.ts', 'xstate'],
  ['packages/core/src/allowed-zod.ts', 'zod/mini'],
  ['packages/contract/src/allowed-core.ts', '@ofenpost/core/cart/cart'],
  ['packages/adapters/src/browser/allowed-client.ts', '@ofenpost/client/http/http-ports'],
  ['packages/client/src/http/allowed-contract.ts', '@ofenpost/contract/api.contract'],
  ['packages/web/src/cart/allowed-core.tsx', '@ofenpost/core/cart/cart.machine'],
  ['packages/web/src/cart/allowed-react.tsx', 'react'],
  ['packages/web/src/cart/allowed-ui.tsx', '../ui/loading.tsx'],
  ['packages/web/src/routing/allowed-shell.tsx', '../shell/header.tsx'],
  ['packages/server/src/cart/allowed-node.ts', 'node:fs'],
  ['packages/server/src/address/allowed-use-cases.ts', '@ofenpost/core/address/address.use-cases'],
  ['packages/server/src/order/allowed-cart.ts', '../cart/cart.repository.ts'],
  ['packages/server/src/mail/allowed.table.ts', '../order/order.table.ts'],
  ['packages/server/src/host/allowed-order.ts', '../order/order.repository.ts'],
  ['packages/server/src/allowed-web.ts', '@ofenpost/web/entry-server'],
  ['bench/allowed-database.ts', '@ofenpost/server/database/embedded-postgres'],
  ['packages/server/src/cart/allowed-adapters.test.ts', '@ofenpost/client/http/cart.http'],
] as const;

type Violation = { from: string; rule: { name: string } };
type Report = { summary: { violations: Violation[]; totalCruised: number } };

/** Links a package's installed dependencies, with the workspace's own packages pointing into the copy. */
async function linkInstalled(from: string, to: string, copy: string): Promise<void> {
  for (const name of await readdir(from)) {
    if (name.startsWith('.')) continue;
    if (name.startsWith('@')) {
      await linkInstalled(join(from, name), join(to, name), copy);
      continue;
    }
    await mkdir(to, { recursive: true });
    const own = from.endsWith('@ofenpost');
    await symlink(own ? join(copy, 'packages', name) : await realpath(join(from, name)), join(to, name));
  }
}

async function copyWorkspace(): Promise<string> {
  const copy = await realpath(await mkdtemp(join(tmpdir(), 'boundaries-')));
  await cp(join(root, 'package.json'), join(copy, 'package.json'));
  await linkInstalled(join(root, 'node_modules'), join(copy, 'node_modules'), copy);
  for (const path of [...packages.map((name) => `packages/${name}`), 'e2e', 'bench']) {
    await cp(join(root, path), join(copy, path), {
      recursive: true,
      filter: (source) => !source.includes('node_modules'),
    });
    await linkInstalled(join(root, path, 'node_modules'), join(copy, path, 'node_modules'), copy);
  }
  return copy;
}

async function checkBoundaries(directory: string): Promise<Report['summary']> {
  const depcruise = join(root, 'node_modules/.bin/depcruise');
  const config = join(root, 'boundaries.config.ts');
  const options = { cwd: directory, maxBuffer: 100_000_000 };
  const { stdout } = await promisify(execFile)(
    depcruise,
    ['packages', 'e2e', 'bench', '--config', config, '--output-type', 'json'],
    options,
  );
  return (JSON.parse(stdout) as Report).summary;
}

describe('boundaries', () => {
  let directory: string;
  let report: Report['summary'];

  beforeAll(async () => {
    directory = await copyWorkspace();
    for (const [file, specifier] of [...planted, ...allowed]) {
      await mkdir(dirname(join(directory, file)), { recursive: true });
      await writeFile(
        join(directory, file),
        `import * as planted from '${specifier}';\nexport const seen = planted;\n`,
      );
    }
    report = await checkBoundaries(directory);
  });

  afterAll(() => rm(directory, { recursive: true }));

  test('the checker reads the whole workspace', () => {
    expect(report.totalCruised).toBeGreaterThan(50);
  });

  test.each(planted)('%s must not import %s', (file, _specifier, rule) => {
    expect(report.violations.filter(({ from }) => from === file).map((violation) => violation.rule.name)).toContain(
      rule,
    );
  });

  test.each(allowed)('%s may import %s', (file) => {
    expect(report.violations.filter(({ from }) => from === file)).toEqual([]);
  });
});
