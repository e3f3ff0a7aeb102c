import { CHANGELOG_TYPE_LABELS, type ChangelogEntry } from '@ofenpost/core/changelog/changelog';
import { formatDate } from '@ofenpost/core/time/zurich';
import { Markdown } from './markdown.tsx';
import controls from '../theme/controls.module.css';
import styles from './changelog-article.module.css';

/** Shows an entry of the changelog. `isFresh`: the account has not seen it yet. */
export function ChangelogArticle({ entry, isFresh }: { entry: ChangelogEntry; isFresh: boolean }) {
  const { id, title, publishedAt, types, markdownDetails, url } = entry;
  return (
    <article className={styles.entry}>
      <h3 className={styles.title}>
        {title}
        {isFresh && (
          <>
            {' '}
            <span className={styles.fresh}>
              Neu<span className={controls.visuallyHidden}> seit deinem letzten Besuch</span>
            </span>
          </>
        )}
      </h3>
      <div className={styles.facts}>
        <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
        <ul className={styles.types} aria-label="Art">
          {types.map((type) => (
            <li key={type} className={`${styles.type} ${styles[type] ?? ''}`}>
              {CHANGELOG_TYPE_LABELS[type]}
            </li>
          ))}
        </ul>
      </div>
      <Markdown text={markdownDetails} id={id} below="h3" />
      {url !== undefined && (
        <p className={styles.readOn}>
          <a href={url} target="_blank" rel="noreferrer">
            Mehr erfahren
            <span className={controls.visuallyHidden}> über «{title}», in einem neuen Tab</span>
          </a>
        </p>
      )}
    </article>
  );
}
