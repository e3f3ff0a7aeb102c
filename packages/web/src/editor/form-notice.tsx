import type { Instant } from '@ofenpost/core/time/instant';
import { formatTime } from '@ofenpost/core/time/zurich';
import styles from './edit-form.module.css';

type Form = {
  readonly isChanged: boolean;
  /** Somebody else saved meanwhile. */
  readonly isOutdated: boolean;
  readonly restored: { readonly at: Instant } | null;
};

/** For whoever finds again what was not saved, or is changing what somebody else has saved meanwhile. */
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
