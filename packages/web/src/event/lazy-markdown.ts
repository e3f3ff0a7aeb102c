import { lazyComponent } from '../app/lazy-component.tsx';

type Props = {
  readonly text: string;
  readonly id: string;
  /** The level of the title above the text. */
  readonly below: 'h2' | 'h3';
};

/** What shows Markdown weighs more than most pages. */
export const lazyMarkdown = lazyComponent<Props>(() =>
  import('../changelog/markdown.tsx').then(({ Markdown }) => Markdown),
);

/** Matches possible markdown syntax, including links. */
const MARK = /[*_#`~[\]<>|\\&@]|^\s*(?:[-+=]|\d+[.)])|https?:|www\./im;

/** Whether a text has no markdown, as most: then nothing has to be loaded to show it. */
export const isPlain = (text: string): boolean => !MARK.test(text);
