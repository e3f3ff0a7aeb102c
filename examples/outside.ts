import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../scripts/command.ts';
import { PUBLISHED } from '../scripts/package-api.ts';

const EXAMPLE = join(import.meta.dirname, 'terminal');

/** Runs a program and returns its output. Its errors show what it wrote. */
export async function run(
  file: string,
  parameters: readonly string[],
  cwd: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const env = { ...process.env, ...environment };
  try {
    return (await promisify(execFile)(file, parameters, { cwd, env, maxBuffer: 2 ** 26 })).stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error([file, ...parameters, '\n', stdout, stderr].join(' '), { cause: error });
  }
}

type Manifest = { readonly dependencies: Readonly<Record<string, string>> };

const readManifest = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Removes what packing builds. */
export async function removeBuilds(): Promise<void> {
  for (const name of PUBLISHED) await rm(join(root, 'packages', name, 'dist'), { recursive: true, force: true });
}

/** Not `npm pack`, which would leave `workspace:*` and the exports of the sources. */
async function packInto(folder: string): Promise<void> {
  await removeBuilds();
  const filters = PUBLISHED.flatMap((name) => ['--filter', `@ofenpost/${name}`]);
  const pack = ['--prefer-offline', '-y', 'pnpm@12', '--recursive', ...filters, 'pack', '--pack-destination', folder];
  await run('npx', pack, root);
}

/** The strictest that the declarations of others allow: those of xstate break `exactOptionalPropertyTypes`. */
const STRICT = {
  compilerOptions: {
    target: 'es2023',
    lib: ['es2023', 'esnext.temporal'],
    types: ['node'],
    module: 'nodenext',
    strict: true,
    noUncheckedIndexedAccess: true,
    noImplicitOverride: true,
    skipLibCheck: false,
    rewriteRelativeImportExtensions: true,
    rootDir: 'src',
    outDir: 'js',
  },
  include: ['src'],
};

/**
 * A folder outside of the repository where the packed packages are installed as from a registry, and the example's
 * sources lie in `src`.
 */
export async function installOutside(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'ofenpost-outside-')));
  await packInto(folder);
  const tarballs = (await readdir(folder)).filter((file) => file.endsWith('.tgz'));
  const { dependencies } = await readManifest(EXAMPLE);
  const others = Object.entries(dependencies).filter(([name]) => !name.startsWith('@ofenpost/'));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(STRICT));
  await cp(EXAMPLE, join(folder, 'src'), { recursive: true, filter: (path) => !/node_modules|\.json$/.test(path) });
  const packages = [
    ...tarballs.map((file) => `./${file}`),
    ...others.map(([name, range]) => `${name}@${range}`),
    '@opentelemetry/api@1',
    '@types/node@20',
  ];
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', ...packages], folder);
  return folder;
}

/** Node 20: the one of PATH, or the one of the npm registry. */
export async function findNode20(): Promise<string> {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const node = join(folder, 'node');
    const version = await run(node, ['--version'], root).catch(() => '');
    if (version.startsWith('v20.')) return node;
  }
  const path = await run(
    'npx',
    ['--prefer-offline', '-y', '-p', 'node@20', 'node', '-p', 'process.execPath'],
    tmpdir(),
  );
  return path.trim();
}
