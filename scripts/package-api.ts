import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command.ts';

/** The packages that others install, each after those that it needs. */
export const PUBLISHED = ['core', 'contract', 'client', 'testing'] as const;

export const reportFile = (name: string): string => join(root, 'api-report', `${name}.md`);

const LENGTH_MAX = 200;

/** Shapes and machines fill pages: their first letters, and a fingerprint that changes with any of the others. */
function shortened(declaration: string): string {
  const line = declaration.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= LENGTH_MAX) return line;
  return `${line.slice(0, LENGTH_MAX)}… #${createHash('sha256').update(line).digest('hex').slice(0, 8)}`;
}

/** The exported names of one module with their types, in the order of the source. */
const declarationsOf = (text: string): readonly string[] =>
  text
    .replaceAll(/\/\*\*.*?\*\/|^\/\/.*$/gms, '')
    .split(/^(?=(?:export|declare|import|type|interface|const|function|class)\b)/m)
    .filter((part) => part.trim() !== '' && !/^(?:import\b|export \{\};)/.test(part))
    .map((part) => shortened(part.replace(/^export (?:declare )?/, '')));

/** What a built package exports, module by module. */
export function apiOf(name: string): string {
  const folder = join(root, 'packages', name, 'dist');
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => file.replaceAll('\\', '/').slice(0, -'.d.ts'.length))
    .toSorted();
  const sections = modules.map((module) => {
    const declarations = declarationsOf(readFileSync(join(folder, `${module}.d.ts`), 'utf8'));
    return `## ${module}\n\n\`\`\`ts\n${declarations.join('\n')}\n\`\`\`\n`;
  });
  return `# @ofenpost/${name}\n\nWhat the package exports; \`pnpm api-report\` writes it.\n\n${sections.join('\n')}`;
}
