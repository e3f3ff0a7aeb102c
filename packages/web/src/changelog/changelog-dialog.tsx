import {
  type changelogMachine,
  selectEntries,
  selectHasMore,
  selectIsFresh,
  selectLoading,
  selectLoadingMore,
} from '@ofenpost/core/changelog/changelog.machine';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { PageDialog } from '../theme/page-dialog.tsx';
import { Spinner } from '../theme/spinner.tsx';
import { ChangelogArticle } from './changelog-article.tsx';
import controls from '../theme/controls.module.css';
import styles from './changelog-dialog.module.css';

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
        <p className={styles.empty} role="status">
          Keine Updates verfügbar
        </p>
      )}
      {entries.map((entry) => (
        <ChangelogArticle key={entry.id} entry={entry} isFresh={selectIsFresh(snapshot, entry.id)} />
      ))}
      {(selectHasMore(snapshot) || isLoadingMore) && (
        <button
          type="button"
          className={`${controls.secondary} ${styles.more}`}
          aria-disabled={isLoadingMore}
          onClick={() => actor.send({ type: 'more.requested' })}
        >
          {isLoadingMore ? 'Wird geladen …' : 'Mehr laden'}
        </button>
      )}
    </PageDialog>
  );
}
