import { isCostlyMarkdown } from '@ofenpost/core/text/markdown-cost';
import { plainParagraphs } from '@ofenpost/core/text/plain-text';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkBreaks from 'remark-breaks';
import remarkGfm from 'remark-gfm';
import styles from './markdown.module.css';

/** Maps the headings of a text to levels below its title. */
const HEADINGS = {
  h2: { h1: 'h3', h2: 'h4', h3: 'h5', h4: 'h6', h5: 'h6' },
  h3: { h1: 'h4', h2: 'h5', h3: 'h6', h4: 'h6', h5: 'h6' },
} as const satisfies Readonly<Record<string, Components>>;

const COMPONENTS: Components = {
  // External links open a new tab, so that the page stays; anchors stay in the text.
  a: ({ node: _node, href = '', children, ...rest }) =>
    href.startsWith('#') ? (
      <a {...rest} href={href}>
        {children}
      </a>
    ) : (
      <a {...rest} href={href} target="_blank" rel="noreferrer">
        {children}
      </a>
    ),
  // Images of other servers would reveal the reader to them, so they are not loaded.
  img: ({ src, alt = '' }) =>
    typeof src === 'string' && /^\/(?!\/)/.test(src) ? <img src={src} alt={alt} loading="lazy" /> : alt,
  table: ({ node: _node, ...rest }) => (
    // A wide table scrolls by itself, by keyboard too.
    <div className={styles.wide} tabIndex={0} role="region" aria-label="Tabelle">
      <table {...rest} />
    </div>
  ),
  input: ({ checked }) => (
    <span role="img" aria-label={checked === true ? 'erledigt' : 'offen'}>
      {checked === true ? '☑' : '☐'}
    </span>
  ),
};

type Props = {
  readonly text: string;
  /** A prefix that keeps the footnote ids of several texts apart. */
  readonly id: string;
  /** The level of the title above the text. */
  readonly below: keyof typeof HEADINGS;
};

const Rendered = ({ text, id, below }: Props) => (
  <ReactMarkdown
    remarkPlugins={[remarkGfm, remarkBreaks]}
    remarkRehypeOptions={{
      clobberPrefix: `${id}-`,
      footnoteLabel: 'Fussnoten',
      footnoteBackLabel: 'Zurück zum Text',
      footnoteLabelTagName: HEADINGS[below].h1,
    }}
    components={{ ...COMPONENTS, ...HEADINGS[below] }}
  >
    {text}
  </ReactMarkdown>
);

/**
 * Renders GitHub-flavoured markdown in which single line breaks count. HTML in it is shown as text. A text that would take
 * long, stored before such were refused, is shown without its marks.
 */
export const Markdown = (props: Props) => (
  <div className={styles.text}>
    {isCostlyMarkdown(props.text) ? (
      plainParagraphs(props.text).map((paragraph, index) => <p key={index}>{paragraph}</p>)
    ) : (
      <Rendered {...props} />
    )}
  </div>
);
