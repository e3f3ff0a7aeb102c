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

/** Files in rooms of the server's source, or in all others. */
const serverRooms = (names: readonly string[]) => `^packages/server/src/(${names.join('|')})/`;
const otherServerRooms = (names: readonly string[]) => `^packages/server/src/(?!(${names.join('|')})/)[^/]+/`;

const TECHNICAL_ROOMS = [
  'configuration',
  'database',
  'font',
  'http',
  'jobs',
  'list',
  'live',
  'logging',
  'metrics',
  'page-cache',
  'pdf',
  'time',
];

/** The contexts of the server in their order: each knows only those of its own row and of the rows before. */
const CONTEXTS = [
  ['account', 'mail'],
  ['audit'],
  ['record'],
  ['restaurant'],
  ['session'],
  ['background-job', 'settings', 'vat', 'photo', 'opening-hours', 'address'],
  ['delivery'],
  ['catalogue'],
  ['pizza-creator', 'menu', 'event'],
  ['storefront'],
  ['illustration', 'cart'],
  ['ledger'],
  ['order'],
  ['online-payment'],
  ['gift-card', 'kitchen'],
  ['accounting', 'printing'],
  ['checkout', 'phone-order', 'notification', 'push', 'feedback'],
  ['account-admin', 'backup'],
];

const TABLE = '\\.table\\.ts$';

/** Tables are one schema, and may name each other by foreign keys. */
const contextArrows = CONTEXTS.slice(0, -1).flatMap((row, index): IForbiddenRuleType[] => {
  const path = serverRooms(row);
  const later = serverRooms(CONTEXTS.slice(index + 1).flat());
  return [
    {
      name: `server-arrows-of-${row[0]}`,
      comment: 'A context knows only contexts before it; what it needs of later ones the host passes.',
      severity: 'error',
      from: { path, pathNot: [TEST, TABLE] },
      to: { path: later },
    },
    {
      name: `server-arrows-of-${row[0]}-tables`,
      severity: 'error',
      from: { path: `${path}.*${TABLE}` },
      to: { path: later, pathNot: TABLE },
    },
  ];
});

/** The rooms below the contexts of the web: each knows only those before it. */
const WEB_LAYERS = ['hydration', 'app', 'ui'];

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
  mayImport('illustration', 'Pictures are numbers: no screen, no platform, only the core.', [...workspace('core')]),
  mayImport('payment-simulator', 'It stands for a stranger: it knows nothing of the shop, only its own HTTP.', [
    ...npm('hono'),
    ...npm('@hono/node-server'),
    ...npm('zod'),
    '^(node:)?(crypto|fs|path|timers/promises)$',
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
    name: 'no-use-cases-in-clients',
    comment: 'Use cases run where the data are: in the server, and in the shop in memory. Clients know the ports.',
    severity: 'error',
    from: { path: '^packages/(web|client|adapters|contract)/src/', pathNot: TEST },
    to: { path: '\\.use-cases(\\.ts)?$' },
  },
  {
    name: 'server-imports',
    comment: 'The server meets adapters only in tests, which run the contract suites against it.',
    severity: 'error',
    from: production('server'),
    to: { path: workspace('adapters', 'client', 'testing', 'web', 'e2e'), pathNot: [WEB_ENTRIES] },
  },
  ...WEB_LAYERS.map((layer, index): IForbiddenRuleType => ({
    name: `web-${layer}`,
    comment: 'What every page uses knows no page and no context.',
    severity: 'error',
    from: { path: `^packages/web/src/${layer}/`, pathNot: TEST },
    to: { path: `^packages/web/src/(?!(${WEB_LAYERS.slice(0, index + 1).join('|')})/)` },
  })),
  {
    name: 'web-rooms',
    comment: 'A context knows neither the frame around its pages nor their routes.',
    severity: 'error',
    from: { path: '^packages/web/src/(?!(shell|routing)/)[^/]+/', pathNot: TEST },
    to: { path: '^packages/web/src/(shell|routing)/' },
  },
  {
    name: 'web-shell',
    comment: 'Routes know the frame that they show pages in, never the other way round.',
    severity: 'error',
    from: { path: '^packages/web/src/shell/', pathNot: TEST },
    to: { path: '^packages/web/src/routing/' },
  },
  {
    name: 'server-host',
    comment: 'The host knows every context and wires them; only what starts it knows the host.',
    severity: 'error',
    from: { path: otherServerRooms(['host']), pathNot: TEST },
    to: { path: serverRooms(['host']) },
  },
  {
    name: 'server-technical',
    comment: 'What is technical knows no context. Only orders are read with their relations, which drizzle must know.',
    severity: 'error',
    from: { path: serverRooms(TECHNICAL_ROOMS), pathNot: [TEST, '^packages/server/src/database/schema\\.ts$'] },
    to: { path: otherServerRooms(TECHNICAL_ROOMS) },
  },
  ...contextArrows,
  {
    name: 'e2e-imports',
    comment: 'End-to-end tests see what a person sees: nothing of the app is imported.',
    severity: 'error',
    from: { path: '^e2e/' },
    to: { path: workspace('[^/]+') },
  },
  {
    name: 'bench-imports',
    comment: 'The bench knows the built server from outside; of its source only what starts a database on a free port.',
    severity: 'error',
    from: { path: '^bench/' },
    to: {
      path: workspace('[^/]+'),
      pathNot: '^packages/server/src/database/embedded-postgres\\.ts$',
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
  exclude: { path: ['^packages/[^/]+/dist/', '\\.css$', '\\.woff2$', '^virtual:'] },
  tsPreCompilationDeps: true,
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['types', 'import', 'node', 'default'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
  },
};

export default { forbidden, options };
