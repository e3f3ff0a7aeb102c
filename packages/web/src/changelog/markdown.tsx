import ReactMarkdown, { type Components } from 'react-markdown';
import remarkBreaks from 'remark-breaks';
import remarkGfm from 'remark-gfm';
import styles from './markdown.module.css';

/** Below the entry's title, which is a heading of the third level. */
const COMPONENTS: Components = {
  h1: 'h4',
  h2: 'h5',
  h3: 'h6',
  h4: 'h6',
  h5: 'h6',
  // Whoever reads on does not lose the page; what leads within the text stays in it.
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
  // Pictures of other servers are not loaded: they would learn who reads.
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

/** GitHub-flavoured markdown in which a line is a line. HTML in it is shown as text. `id` tells footnotes of several texts apart. */
export const Markdown = ({ text, id }: { text: string; id: string }) => (
  <div className={styles.text}>
    <ReactMarkdown
      remarkPlugins={[remarkGfm, remarkBreaks]}
      remarkRehypeOptions={{
        clobberPrefix: `${id}-`,
        footnoteLabel: 'Fussnoten',
        footnoteBackLabel: 'Zurück zum Text',
        footnoteLabelTagName: 'h4',
      }}
      components={COMPONENTS}
    >
      {text}
    </ReactMarkdown>
  </div>
);
