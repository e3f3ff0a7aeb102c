/** Marks of headings and quotations. A number stays, because it may be a day, as in "24. Dezember". */
const LINE_MARKS = /^ {0,3}(?:#{1,6} +|> ?)/;
const ITEM_MARK = /^ {0,3}[-*+] +/;
/** Lines of marks only: rules, underlines of headings, fences of code. */
const RULE_LINE = /^ {0,3}(?:[-=*_]{3,}|`{3,}.*|~{3,}.*) *$/;

/** The inline marks with their replacements, applied in order. None matches across lines. */
const INLINE_MARKS: readonly (readonly [RegExp, string])[] = [
  [/!?\[([^[\]\n]*)\]\([^()\n]*\)/g, '$1'],
  [/<(https?:[^<>\s]+)>/g, '$1'],
  [/`([^`\n]+)`/g, '$1'],
  [/(?<!\\)\*\*(?=[^\s*])([^*\n]*[^\s*\\])\*\*/g, '$1'],
  [/(?<![\w\\])__(?=[^\s_])([^_\n]*[^\s_\\])__(?!\w)/g, '$1'],
  [/~~([^~\n]+)~~/g, '$1'],
  [/(?<![\w*\\])\*(?=[^\s*])([^*\n]*[^\s*\\])\*(?![\w*])/g, '$1'],
  [/(?<![\w\\])_(?=[^\s_])([^_\n]*[^\s_\\])_(?!\w)/g, '$1'],
  [/\\([!-/:-@[-`{-~])/g, '$1'],
];

const withoutInlineMarks = (line: string): string =>
  INLINE_MARKS.reduce((text, [mark, rest]) => text.replaceAll(mark, rest), line);

const plainLine = (line: string): string =>
  withoutInlineMarks(line.replace(ITEM_MARK, '• ').replace(LINE_MARKS, '')).trim();

/**
 * The paragraphs of a Markdown text without its marks; line breaks stay. For cards, calendars and metadata. Source:
 * CommonMark 0.31, as far as staff use it.
 */
export const plainParagraphs = (markdown: string): string[] =>
  markdown
    .split(/\n[^\S\n]*\n/)
    .map((block) =>
      block
        .split('\n')
        .filter((line) => !RULE_LINE.test(line))
        .map(plainLine)
        .filter((line) => line !== '')
        .join('\n'),
    )
    .filter((paragraph) => paragraph !== '');
