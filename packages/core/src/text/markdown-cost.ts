/** Marks of lists and quotations at the beginning of a line, one in the other. */
const CONTAINERS = /^[\s>*+\-\d.)]*/;
const CONTAINER = />|[-+*](?=\s|$)|\d[.)](?=\s|$)/g;
/** Below it a table has a cell in each line for each of its columns. */
const TABLE = /^[\s>|:-]+$/;
/** What an inline mark may begin or end with, and what becomes a link by itself. */
const MARKS = /[*_`~[\]<&\\@]|www\.|:\/\//gi;

/** How deep lists and quotations may stand in each other; nobody reads more. */
const DEPTH_MAX = 8;
/** Lines, marks and cells together: a long description has about a hundred. */
const PARTS_MAX = 300;
const SPACES_OF_A_LEVEL = 2;

/** What staff are told whose text is refused. */
export const COSTLY_MARKDOWN =
  'Das sind zu viele oder zu tief verschachtelte Listen, Tabellen und Auszeichnungen. Bitte mach den Text einfacher.';

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

function depthOf(line: string): number {
  const [beginning = ''] = CONTAINERS.exec(line) ?? [];
  const containers = countOf(beginning, CONTAINER);
  const spaces = line.replaceAll('\t', '    ').search(/\S|$/);
  return containers === 0 ? 0 : containers + Math.floor(spaces / SPACES_OF_A_LEVEL);
}

/**
 * Whether a Markdown text would take long to show: parsers need far more than twice the time for lists and tables twice as
 * large, minutes for a thousand lists in each other. One look at each character.
 */
export function isCostlyMarkdown(markdown: string): boolean {
  const lines = markdown.split('\n');
  let parts = lines.length + countOf(markdown, MARKS);
  for (const [index, line] of lines.entries()) {
    const depth = depthOf(line);
    if (depth > DEPTH_MAX) return true;
    parts += depth;
    if (TABLE.test(line)) parts += countOf(line, /-+/g) * (lines.length - index);
  }
  return parts > PARTS_MAX;
}
