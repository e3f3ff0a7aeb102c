import type { Instant } from '@ofenpost/core/time/instant';
import { formatTime } from '@ofenpost/core/time/zurich';
import styles from './edit-form.module.css';

type Form = {
  readonly isChanged: boolean;
  /** Whether somebody else has saved meanwhile. */
  readonly isOutdated: boolean;
  readonly restored: { readonly at: Instant } | null;
};

/** Explains that unsaved input was restored, or that somebody else has saved meanwhile. */
export const FormNotice = ({ form: { isOutdated, isChanged, restored } }: { readonly form: Form }) => (
  <>
    {restored !== null && isChanged && (
      <p className={styles.news} role="status">
        Deine Änderungen von {formatTime(restored.at)} sind wieder da. Speichere oder verwirf sie.
      </p>
    )}
    {isOutdated && (
      <p className={styles.news} role="status">
        Hier hat inzwischen jemand gespeichert. Deine Änderungen stehen noch da; beim Speichern kannst du wählen.
      </p>
    )}
  </>
);
