/** What lists, quotations and footnotes are opened by, one in the other, at the beginning of a line; and marks of tasks. */
const CONTAINERS = /^(?:\s|>|[-+*](?=\s|$)|\d{1,9}[.)](?=\s|$)|\[\^(?:\\.|[^ \t\]\\])+\]:|\[[ xX]\](?=\s|$))*/;
const CONTAINER = />|[-+*](?=\s|$)|\d[.)](?=\s|$)|\[\^(?:\\.|[^ \t\]\\])+\]:|\[[ xX]\]/g;
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

/** Spaces between the marks count too, as a list in a quotation is indented behind the mark of the quotation. */
function depthOf(line: string): number {
  const [beginning = ''] = CONTAINERS.exec(line) ?? [];
  const containers = countOf(beginning, CONTAINER);
  const spaces = countOf(beginning.replaceAll('\t', '    '), /\s/g) - containers;
  return containers === 0 ? 0 : containers + Math.max(0, Math.floor(spaces / SPACES_OF_A_LEVEL));
}

/** The cells of a table whose columns `line` sets: parsers read those that a row has too many as well. */
function cellsOf(line: string, rows: readonly string[]): number {
  const columns = countOf(line, /-+/g);
  if (columns === 0) return 0;
  let cells = 0;
  for (const row of rows) {
    cells += Math.max(columns, countOf(row, /\|/g));
    if (cells > PARTS_MAX) break;
  }
  return cells;
}

/**
 * Whether a Markdown text would take long to show: parsers need far more than twice the time for lists and tables twice as
 * large, minutes for a thousand lists in each other. One look at each character.
 */
export function isCostlyMarkdown(markdown: string): boolean {
  const lines = markdown.split(/\r\n?|\n/);
  let parts = lines.length + countOf(markdown, MARKS);
  for (const [index, line] of lines.entries()) {
    const depth = depthOf(line);
    if (depth > DEPTH_MAX) return true;
    parts += depth;
    if (TABLE.test(line)) parts += cellsOf(line, lines.slice(index + 1));
    if (parts > PARTS_MAX) return true;
  }
  return parts > PARTS_MAX;
}
