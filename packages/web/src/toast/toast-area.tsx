import { selectToasts } from '@ofenpost/core/toast/toast.machine';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { NEVER_HIDDEN } from '../app/announce.ts';
import { useActors } from '../app/app-actors.tsx';
import { CloseIcon } from '../app/icons.tsx';
import { useRootMark } from '../theme/use-root-mark.ts';
import styles from './toast-area.module.css';

/** What makes room for the toasts: a dialog, and the bar of a form with changes. Nothing else need be styled anew. */
const WHAT_MAKES_ROOM = '[aria-modal="true"],[data-changed]';

/** Keeps in `--toastRoom` how much of the window's height the toasts take. */
function useToastRoom() {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = area.current;
    if (element === null) return;
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    let frame = 0;
    const tellRoom = () => {
      const { top, height } = element.getBoundingClientRect();
      sheet.replaceSync(height === 0 ? '' : `${WHAT_MAKES_ROOM}{--toastRoom:${Math.ceil(innerHeight - top)}px}`);
    };
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(tellRoom);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, []);
  return area;
}

/** Bottom-centre, 25rem wide. Source: specification, section 2. */
export function ToastArea() {
  const { toast } = useActors();
  const toasts = useSelector(toast, selectToasts);
  const area = useToastRoom();
  useRootMark('data-toasts', toasts.length > 0 ? '' : null);
  return (
    <div ref={area} className={styles.area} role="status" aria-live="polite" {...NEVER_HIDDEN}>
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
