import { selectToasts } from '@ofenpost/core/toast/toast.machine';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { NEVER_HIDDEN } from '../app/announce.ts';
import { useActors } from '../app/app-actors.tsx';
import { CloseIcon } from './icons.tsx';
import { useRootMark } from './use-root-mark.ts';
import styles from './toast-area.module.css';

const MODAL = '[aria-modal="true"]';
const GAP = 20;

/** Returns the height of the window that a sticky bar at its end takes: toasts are above it. */
function barHeight(bar: Element | null): number {
  if (bar === null || getComputedStyle(bar).position !== 'sticky') return 0;
  const { top, bottom } = bar.getBoundingClientRect();
  return bottom < innerHeight - GAP ? 0 : Math.max(0, innerHeight - top);
}

/** Whether a dialog in the middle of the window ends above `top`. */
const endsAbove = (top: number, dialog: HTMLElement | undefined): boolean =>
  dialog !== undefined && (innerHeight + dialog.offsetHeight) / 2 < top;

/**
 * Writes the height of the toasts to `--toastRoom`, for what makes room for them: the dialog that they would cover, and
 * the bar of a form with changes. Only these elements are restyled.
 */
function useToastRoom() {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = area.current;
    if (element === null) return;
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    let frame = 0;
    let observed: Element | null = null;
    const reportRoom = () => {
      const bar = document.querySelector('[data-bottom-bar]');
      if (bar !== observed) {
        if (observed !== null) observer.unobserve(observed);
        if (bar !== null) observer.observe(bar);
        observed = bar;
      }
      element.style.bottom = `${barHeight(bar) + GAP}px`;
      const { top, height } = element.getBoundingClientRect();
      const dialog = [...document.querySelectorAll<HTMLElement>(MODAL)].at(-1);
      const makesRoom = endsAbove(top - GAP, dialog) ? '[data-changed]' : `${MODAL},[data-changed]`;
      sheet.replaceSync(height === 0 ? '' : `${makesRoom}{--toastRoom:${Math.ceil(innerHeight - top)}px}`);
    };
    const schedule = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(reportRoom);
    };
    const observer = new ResizeObserver(schedule);
    observer.observe(element);
    // A bar may come after the toast, beside the content of the page.
    const bars = new MutationObserver(schedule);
    bars.observe(element.previousElementSibling ?? element, { childList: true });
    return () => {
      observer.disconnect();
      bars.disconnect();
      cancelAnimationFrame(frame);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, []);
  return area;
}

/** Shows the toasts bottom-centre, 25rem wide. Source: specification, section 2. */
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
          className={`${styles.toast} ${styles[kind] ?? ''}`}
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
