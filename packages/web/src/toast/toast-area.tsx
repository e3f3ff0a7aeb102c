import { selectToasts } from '@ofenpost/core/toast/toast.machine';
import { useSelector } from '@xstate/react';
import { useActors } from '../app/app-actors.tsx';
import { CloseIcon } from '../app/icons.tsx';
import styles from './toast-area.module.css';

/** Bottom-centre, 25rem wide. Source: specification, section 2. */
export function ToastArea() {
  const { toast } = useActors();
  const toasts = useSelector(toast, selectToasts);
  return (
    <div className={styles.area} role="status" aria-live="polite">
      {toasts.map(({ id, kind, title, detail }) => (
        <div
          key={id}
          className={kind === 'error' ? `${styles.toast} ${styles.error}` : styles.toast}
          onPointerEnter={() => toast.send({ type: 'pointer.entered', id })}
          onPointerLeave={() => toast.send({ type: 'pointer.left', id })}
        >
          <div className={styles.text}>
            <p className={styles.title}>{title}</p>
            {detail !== '' && <p className={styles.detail}>{detail}</p>}
          </div>
          <button
            type="button"
            className={styles.close}
            aria-label="Meldung schliessen"
            onClick={() => toast.send({ type: 'toast.closed', id })}
          >
            <CloseIcon />
          </button>
        </div>
      ))}
    </div>
  );
}
