import { selectToasts } from '@ofenpost/core/toast/toast.machine';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useActors } from '../app/app-actors.tsx';
import { CloseIcon } from '../app/icons.tsx';
import styles from './toast-area.module.css';

/** Tells Fluent UI's dialogs, which hide everything else from screen readers, to leave the toasts to them. */
const HEARD_BESIDE_DIALOGS = JSON.stringify({
  modalizer: { id: 'toasts', isAlwaysAccessible: true, isOthersAccessible: true },
});

/**
 * Keeps in `--toastRoom` how much of the window's height the toasts take, so that dialogs can make room. The whole page
 * inherits it, so it is written behind the frame that shows the toast, and not at all while there is none.
 */
function useToastRoom() {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = area.current;
    if (element === null) return;
    const { style } = document.documentElement;
    let frame = 0;
    const tellRoom = () => {
      const room = innerHeight - element.getBoundingClientRect().top;
      if (element.childElementCount > 0) style.setProperty('--toastRoom', `${Math.ceil(room)}px`);
      else style.removeProperty('--toastRoom');
    };
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(tellRoom);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
  return area;
}

/** Bottom-centre, 25rem wide. Source: specification, section 2. */
export function ToastArea() {
  const { toast } = useActors();
  const toasts = useSelector(toast, selectToasts);
  const area = useToastRoom();
  return (
    <div ref={area} className={styles.area} role="status" aria-live="polite" data-tabster={HEARD_BESIDE_DIALOGS}>
      {toasts.map(({ id, kind, title, detail }) => (
        <div
          key={id}
          data-toast
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
