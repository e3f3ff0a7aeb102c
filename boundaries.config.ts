// The import rules of docs/architecture.md, "Packages". scripts/boundaries.test.ts proves that each one bites.

import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser';

/** Tests, what they work with, the suites that every implementation of a port passes, and what does harm to a server on purpose. */
const TEST = '(\\.(test|fixtures)\\.tsx?$|^packages/testing/|^packages/server/test-tools/)';

/** Production code of a package. */
const production = (name: string) => ({ path: `^packages/${name}/src/`, pathNot: TEST });

/** `name` as an installed package, and as a bare name where it is not installed. */
const npm = (name: string) => [`node_modules/${name}/`, `^${name}(/|$)`];

/** A package of this workspace, also where it is not a dependency and so cannot be resolved. */
const workspace = (...names: string[]) => names.flatMap((name) => [`^packages/${name}/`, `^@ofenpost/${name}/`]);

/** A rule that lets a package import its own files and what is listed, and nothing else. */
const mayImport = (name: string, comment: string, allowed: readonly string[]): IForbiddenRuleType => ({
  name: `${name}-imports`,
  comment,
  severity: 'error',
  from: production(name),
  to: { pathNot: [`^packages/${name}/src/`, ...allowed] },
});

/** A rule that keeps a technology in one place. */
const only = (
  technology: string,
  { from, pathNot, to }: { from: string; pathNot: readonly string[]; to: string[] },
): IForbiddenRuleType => ({
  name: `only-${technology}`,
  severity: 'error',
  from: { path: from, pathNot: [TEST, ...pathNot] },
  to: { path: to },
});

const WEB_ENTRIES = '^packages/web/src/entry-(client|server)\\.tsx$';

const forbidden: readonly IForbiddenRuleType[] = [
  mayImport('core', 'The domain knows no platform: state machines and schemas are all it may use.', [
    ...npm('xstate'),
    ...npm('zod/(v4/)?mini'),
  ]),
  mayImport('contract', 'The HTTP API is data: schemas of the core, described with oRPC.', [
    ...workspace('core'),
    ...npm('zod'),
    ...npm('@orpc/contract'),
  ]),
  mayImport('demo-data', 'The data of the demo are plain values of the core; the host of the server writes them.', [
    ...workspace('core'),
  ]),
  mayImport(
    'client',
    'The HTTP client carries the ports of the core over the contract; it knows no browser and no server.',
    [...workspace('core', 'contract'), ...npm('@orpc/[^/]+')],
  ),
  {
    name: 'testing-imports',
    comment: 'The shop in memory and the suites of the ports know the core and how a client gets its keys.',
    severity: 'error',
    from: { path: '^packages/testing/src/' },
    to: { path: workspace('adapters', 'contract', 'web', 'server', 'e2e') },
  },
  {
    name: 'adapters-imports',
    comment: 'Adapters carry between the core and a technology of browsers; they know neither screen nor server.',
    severity: 'error',
    from: production('adapters'),
    to: { path: [...workspace('web', 'server', 'e2e'), ...npm('@orpc/[^/]+')] },
  },
  only('inversify-in-container', {
    from: '^packages/',
    pathNot: ['^packages/adapters/src/container/'],
    to: [...npm('inversify'), ...npm('@inversifyjs/[^/]+'), ...npm('reflect-metadata')],
  }),
  only('adapters-in-web-entries', {
    from: '^packages/web/src/',
    pathNot: [WEB_ENTRIES],
    to: workspace('adapters', 'client', 'contract'),
  }),
  {
    name: 'web-imports',
    comment: 'The screen shows; it never reaches for the server, Node or an HTTP client.',
    severity: 'error',
    from: production('web'),
    to: { path: [...workspace('server', 'e2e'), ...npm('@orpc/[^/]+')] },
  },
  {
    name: 'web-without-node',
    severity: 'error',
    from: { path: '^packages/web/src/', pathNot: [TEST, '^packages/web/src/entry-server\\.tsx$'] },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'server-imports',
    comment: 'The server meets adapters only in tests, which run the contract suites against it.',
    severity: 'error',
    from: production('server'),
    to: { path: workspace('adapters', 'client', 'testing', 'web', 'e2e'), pathNot: [WEB_ENTRIES] },
  },
  {
    name: 'e2e-imports',
    comment: 'End-to-end tests see what a person sees: nothing of the app is imported.',
    severity: 'error',
    from: { path: '^e2e/' },
    to: { path: workspace('[^/]+') },
  },
  {
    name: 'bench-imports',
    comment:
      'The bench knows the built server from outside; of its source only what starts a database and finds a port.',
    severity: 'error',
    from: { path: '^bench/' },
    to: {
      path: workspace('[^/]+'),
      pathNot: '^packages/server/src/database/(embedded-postgres|free-port)\\.ts$',
    },
  },
  {
    name: 'no-test-code-in-production',
    severity: 'error',
    from: { path: '^packages/[^/]+/src/', pathNot: TEST },
    to: { path: [TEST, ...npm('vitest'), ...npm('fast-check')] },
  },
  {
    name: 'declared-dependencies',
    comment: 'What production code imports stands in the package.json of its package.',
    severity: 'error',
    from: { path: '^packages/[^/]+/src/', pathNot: [TEST, '^packages/server/src/dev\\.ts$'] },
    to: {
      dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'unknown', 'undetermined'],
      pathNot: '^packages/',
    },
  },
  {
    name: 'no-circular',
    comment: 'Imports of types alone may go round: they are gone when the code runs.',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
];

const options: ICruiseOptions = {
  doNotFollow: { path: 'node_modules' },
  exclude: { path: ['\\.css$', '\\.woff2$', '^virtual:'] },
  tsPreCompilationDeps: true,
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['types', 'import', 'node', 'default'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
  },
};

export default { forbidden, options };
