import { CHANGELOG_TYPE_LABELS, type ChangelogEntry } from '@ofenpost/core/changelog/changelog';
import {
  type changelogMachine,
  selectEntries,
  selectHasMore,
  selectIsFresh,
  selectLoading,
  selectLoadingMore,
} from '@ofenpost/core/changelog/changelog.machine';
import { formatDate } from '@ofenpost/core/time/zurich';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { Markdown } from '../ui/markdown.tsx';
import { PageDialog } from '../ui/page-dialog.tsx';
import { Spinner } from '../ui/spinner.tsx';
import controls from '../ui/controls.module.css';
import styles from './changelog-article.module.css';
import changelogDialogStyles from './changelog-dialog.module.css';

/** Shows an entry of the changelog. `isFresh`: the account has not seen it yet. */
function ChangelogArticle({ entry, isFresh }: { entry: ChangelogEntry; isFresh: boolean }) {
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

type Props = { readonly actor: ActorRefFrom<typeof changelogMachine>; readonly onClosed: () => void };

/** Lists the changes of the app, the newest first. Source: specification, section 2. */
export function ChangelogDialog({ actor, onClosed }: Props) {
  const [isOpen, setOpen] = useState(true);
  const snapshot = useSelector(actor, (current) => current);
  const entries = selectEntries(snapshot);
  const isLoadingMore = selectLoadingMore(snapshot);
  return (
    <PageDialog title="Neues" size="wide" isOpen={isOpen} onClose={() => setOpen(false)} onClosed={onClosed}>
      {selectLoading(snapshot) && !isLoadingMore && <Spinner label="Updates werden geladen" />}
      {entries.length === 0 && !selectLoading(snapshot) && (
        <p className={changelogDialogStyles.empty} role="status">
          Keine Updates verfügbar
        </p>
      )}
      {entries.map((entry) => (
        <ChangelogArticle key={entry.id} entry={entry} isFresh={selectIsFresh(snapshot, entry.id)} />
      ))}
      {(selectHasMore(snapshot) || isLoadingMore) && (
        <button
          type="button"
          className={`${controls.secondary} ${changelogDialogStyles.more}`}
          aria-disabled={isLoadingMore}
          onClick={() => actor.send({ type: 'more.requested' })}
        >
          {isLoadingMore ? 'Wird geladen …' : 'Mehr laden'}
        </button>
      )}
    </PageDialog>
  );
}
