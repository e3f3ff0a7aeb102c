// Run as a command, writes docs/new-fields.md.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = dirname(import.meta.dirname);
export const TABLE = join(root, 'docs/new-fields.md');

/** One field of each kind that a new field is like. */
export const FIELDS = {
  availabilitySchedule: 'a product',
  courses: 'a menu',
  houseNumber: 'an address',
  remark: 'an order',
} as const;
export type Field = keyof typeof FIELDS;

/** All files that ship: demo data, ports in memory, style sheets and SQL too. Contract suites are tests. */
const isProduction = (file: string): boolean =>
  /^packages\/[^/]+\/(src|migrations)\/.*\.(tsx?|css|sql)$/.test(file) &&
  !/\.(test|suite|fixtures)\.|\/contract-suites\//.test(file);

const listing = ['ls-files', '--cached', '--others', '--exclude-standard', 'packages'];
const texts = execFileSync('git', listing, { cwd: root, encoding: 'utf8' })
  .split('\n')
  .toSorted()
  .filter((file) => isProduction(file) && existsSync(join(root, file)))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/**
 * Every production file that names the field, in the spelling of the code or of the database. A longer name such as
 * `remark-gfm` is another one.
 */
export function filesNaming(field: Field): readonly string[] {
  const column = field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const name = new RegExp(String.raw`(?<![\w-])(${field}|${column})(?![\w-])`);
  return texts.filter(({ text }) => name.test(text)).map(({ file }) => file);
}

const PACKAGES = [...new Set(texts.map(({ file }) => file.split('/')[1]))];

/** The document with the number of files per field and package. */
export function fieldTable(): string {
  const rows = (Object.keys(FIELDS) as Field[]).map((field) => {
    const files = filesNaming(field);
    const counts = PACKAGES.map((name) => files.filter((file) => file.startsWith(`packages/${name}/`)).length);
    return [`\`${field}\` of ${FIELDS[field]}`, ...counts, files.length];
  });
  const lines = [['field', ...PACKAGES, 'all'], ['---', ...PACKAGES.map(() => '---:'), '---:'], ...rows];
  return `# What a new field touches

The production files that name a field, each of them: tests and contract suites are not counted, all else is. \`pnpm fields\` writes this page; [new-field.test.ts](../scripts/new-field.test.ts) lists the files.

${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}
`;
}

if (import.meta.main) writeFileSync(TABLE, fieldTable());
