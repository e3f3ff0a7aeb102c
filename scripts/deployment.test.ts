import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { environmentVariables } from '../packages/server/src/configuration/environment-variables.ts';
import { parseDockerfile, variablesOf } from './dockerfile.ts';
import { numberIn } from './number-in.ts';

const root = dirname(import.meta.dirname);
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const [compose, caddyfile, service, socket, operations] = [
  'compose.yaml',
  'deploy/Caddyfile',
  'deploy/ofenpost.service',
  'deploy/ofenpost.socket',
  'docs/operations.md',
].map(read) as [string, string, string, string, string];

/** The only value that a pattern matches. */
const valueIn = (text: string, pattern: RegExp): string => {
  const [found, ...others] = [...text.matchAll(pattern)].map(([, value = '']) => value);
  if (found === undefined || others.length > 0) throw new Error(`${pattern} is there ${others.length} times.`);
  return found;
};
const secondsIn = (text: string, pattern: RegExp): number => Number(valueIn(text, pattern));
/** The `KEY=value` pairs of a systemd unit. */
const setting = (unit: string, name: string): string => valueIn(unit, new RegExp(`^${name}=(.*)$`, 'gm'));

const known = Object.keys(environmentVariables.shape);
const DEFAULT_PORT = environmentVariables.parse({}).PORT;

describe('compose.yaml', () => {
  const [, ofServers = ''] = /\n {2}environment:\n((?: {4}.*\n)+)/.exec(compose) ?? [];
  const passed = [...ofServers.matchAll(/^ {4}(\w+):/gm)].map(([, name = '']) => name);
  const ofImage = parseDockerfile(read('Dockerfile'))
    .flatMap(({ instructions }) => instructions)
    .filter(({ name }) => name === 'ENV')
    .flatMap(({ value }) => Object.keys(variablesOf(value, {})));
  /** Variables that operators need not set in the deployment. */
  const NOT_PASSED = [
    // Production sets them by default.
    'HOST',
    'SERVICE_WORKER',
    'RATE_LIMITS',
    // systemd or tests set them.
    'LISTEN_FDS',
    'LISTEN_PID',
    'CLOCK_START',
  ];

  test('passes every variable of docs/configuration.md that the image does not have', () => {
    const ofServer = ofImage.filter((name) => name !== 'NODE_ENV');
    expect([...passed, ...ofServer, ...NOT_PASSED].toSorted()).toEqual(known.toSorted());
  });

  test('gives servers longer than they take to leave, and drains longer than the proxy does not ask', () => {
    const draining = secondsIn(compose, /DRAIN_SECONDS: (\d+)/g);
    const [, grace] = /\n {2}stop_grace_period: (\d+)s/.exec(compose) ?? [];
    expect(Number(grace)).toBeGreaterThan(draining + numberIn('server/src/http/listen.ts', 'FINISH_WITHIN_MS') / 1000);
    expect(draining).toBeGreaterThan(secondsIn(caddyfile, /health_interval (\d+)s/g));
  });

  test('logs the shop in as who owns nothing, and knows no superuser', () => {
    const logins = read('deploy/database-logins.sql');
    const [web, owner] = ['DATABASE_URL', 'DATABASE_OWNER_URL'].map(
      (name) => new RegExp(`^ {4}${name}: .*postgres://(\\w+):`, 'm').exec(compose)?.[1],
    );
    expect([web, owner]).toEqual(['ofenpost_web', 'ofenpost_owner']);
    for (const login of [web, owner])
      expect(logins).toMatch(new RegExp(`^create role ${login} login .* in role ofenpost_app;$`, 'm'));
    expect(logins).toContain(`alter database ofenpost owner to ${owner};`);
    expect(ofServers).not.toContain('POSTGRES_PASSWORD');
    // What the file reads is given to the database, and told to operators.
    for (const [, name = ''] of logins.matchAll(/^\\getenv \w+ (\w+)$/gm)) {
      expect(compose).toMatch(new RegExp(`^ {6}${name}: `, 'm'));
      expect(operations).toMatch(new RegExp(`^${name}=`, 'm'));
    }
  });

  test('lets no file of secrets into the image', () => {
    const ignored = read('.dockerignore').split('\n');
    expect(ignored).toContain('**/.env');
    expect(ignored).toContain('**/.env.*');
  });

  test('names files that there are', () => {
    const files = [...compose.matchAll(/- \.\/(\S+?):/g)].map(([, file = '']) => file);
    expect(files).toEqual(['deploy/database-logins.sql', 'deploy/Caddyfile']);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });
});

describe('the proxy', () => {
  test('sends to the servers of compose.yaml, and asks them where docs/operations.md says', () => {
    const servers = valueIn(caddyfile, /\{\$SERVERS:([^}]+)\}/g).split(' ');
    const services = [...compose.matchAll(/^ {2}(\S+):\n {4}<<: \*server$/gm)].map(([, name]) => name);
    expect(servers).toEqual(services.map((name) => `${name}:${DEFAULT_PORT}`));
    expect(operations).toContain(`| \`${valueIn(caddyfile, /health_uri (\S+)/g)}\` |`);
    const variables = [...caddyfile.matchAll(/\{\$(\w+)/g)].map(([, name]) => name);
    for (const name of variables) expect(operations).toMatch(new RegExp(`\\b${name}=`));
  });

  test('waits no longer for a request than the server does, and leaves floods to the firewall', () => {
    const headers = secondsIn(caddyfile, /read_header (\d+)s/g);
    expect(secondsIn(caddyfile, /read_body (\d+)s/g)).toBeGreaterThan(headers);
    expect(read('docs/security.md')).toContain(`headers within ${headers} seconds, the whole within`);
    const firewall = read('deploy/firewall.nft');
    const [open = 0, ...others] = [...firewall.matchAll(/ct count over (\d+)/g)].map(([, count]) => Number(count));
    expect(others).toEqual([open]);
    // Whoever may open live streams can open pages beside them.
    expect(open).toBeGreaterThan(numberIn('server/src/http/live-connections.ts', 'LIVE_CONNECTIONS_MAX'));
    expect(operations).toContain(`${open} open and`);
  });

  test('lets through the largest upload', () => {
    const bytes = Number(valueIn(caddyfile, /max_size (\d+)MB/g)) * 1_000_000;
    expect(bytes).toBeGreaterThan(numberIn('core/src/photo/photo-draft.ts', 'PHOTO_BYTES_MAX'));
    expect(bytes).toBeGreaterThan(numberIn('server/src/catalogue/catalogue-imports.ts', 'bytesMax'));
  });
});

describe('the units of systemd', () => {
  const home = setting(service, 'WorkingDirectory');

  test('run what the bundle has, where docs/operations.md puts it', () => {
    expect(operations).toContain(`The folder goes to \`${home}\``);
    const named = [setting(service, 'ExecStart'), setting(service, 'Documentation').replace('file:', '')];
    const files = named.map((path) => path.replace(`${home}/`, ''));
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    // A bundled folder includes all of its files.
    const bundled = [...read('scripts/bundle.ts').matchAll(/^ {2}'([^']+)',$/gm)].map(([, file = '']) => file);
    expect(files.filter((file) => !bundled.some((part) => file === part || file.startsWith(`${part}/`)))).toEqual([]);
  });

  test('read variables that there are, from the file that docs/operations.md names', () => {
    const set = Object.keys(variablesOf(setting(service, 'Environment'), {}));
    expect(set.filter((name) => name !== 'NODE_ENV' && !known.includes(name))).toEqual([]);
    expect(operations).toContain(`\`${setting(service, 'EnvironmentFile')}\``);
  });

  test('belong together, and are those that docs/operations.md names', () => {
    const units = [...operations.matchAll(/\bofenpost\.(?:service|socket)\b/g)].map(([unit]) => unit);
    expect([...new Set(units)].filter((unit) => !existsSync(join(root, 'deploy', unit)))).toEqual([]);
    expect(new Set(units).size).toBe(2);
    expect(setting(service, 'Requires')).toBe('ofenpost.socket');
    expect(setting(socket, 'ListenStream')).toBe(`127.0.0.1:${DEFAULT_PORT}`);
    expect(operations).toContain(`SERVERS=${setting(socket, 'ListenStream')} `);
  });

  test('give the server longer than it takes to leave', () => {
    const longest = numberIn('server/src/http/listen.ts', 'FINISH_WITHIN_MS') / 1000;
    expect(Number(setting(service, 'TimeoutStopSec'))).toBeGreaterThan(longest);
  });
});
