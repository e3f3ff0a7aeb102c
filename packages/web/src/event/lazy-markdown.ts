import { lazyComponent } from '../app/lazy-component.tsx';

type Props = {
  readonly text: string;
  readonly id: string;
  /** The title that the text stands under. */
  readonly below: 'h2' | 'h3';
};

/** What shows Markdown weighs more than most pages. */
export const lazyMarkdown = lazyComponent<Props>(() =>
  import('../changelog/markdown.tsx').then(({ Markdown }) => Markdown),
);

/** What may be a mark of Markdown, a link among it. */
const MARK = /[*_#`~[\]<>|\\&@]|^\s*(?:[-+=]|\d+[.)])|https?:|www\./im;

/** Whether a text has no marks, as most: nothing has to be loaded to show it. */
export const isPlain = (text: string): boolean => !MARK.test(text);
