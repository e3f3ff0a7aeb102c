import { Dialog, DialogSurface, DialogTitle } from '@fluentui/react-components';
import { type RefObject, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Announcements } from './announcements.tsx';
import { FluentHost } from './fluent-host.tsx';
import { CloseIcon } from './icons.tsx';
import { useBackCloses } from './use-back-closes.ts';
import { useFocusReturn, whenPageReturned } from './use-focus-return.ts';
import { useRootMark } from './use-root-mark.ts';
import controls from './controls.module.css';
import styles from './dialog.module.css';

/** Focuses the element with `autoFocus` when a dialog opens: Fluent UI moves the focus to the first button. */
function useAutoFocus<Content extends HTMLElement>(isOpen: boolean): RefObject<Content | null> {
  const content = useRef<Content>(null);
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    focused.current = isOpen && content.current?.contains(activeElement) === true ? activeElement : null;
  }, [isOpen]);
  useEffect(() => {
    if (isOpen && focused.current instanceof HTMLElement) focused.current.focus();
  }, [isOpen]);
  return content;
}

type Props = {
  readonly title: string;
  /** `wide` is 800 px, for text. */
  readonly size?: 'wide';
  readonly isOpen: boolean;
  /** Whether the dialog has fields: then an accidental tap on the backdrop does not close it. */
  readonly holdsInput?: boolean;
  /** Called on Escape, on the close button and on the backdrop. */
  readonly onClose: () => void;
  /** Called when the dialog has closed and may be unmounted. */
  readonly onClosed: () => void;
  readonly children: ReactNode;
  /** Stays visible below the scrolling content. */
  readonly foot?: ReactNode;
};

export function PageDialog({ title, size, holdsInput = false, isOpen, onClose, onClosed, children, foot }: Props) {
  const returnFocus = useFocusReturn(isOpen);
  const content = useAutoFocus<HTMLDivElement>(isOpen);
  useBackCloses(isOpen, onClose);
  useRootMark('data-dialog', isOpen ? '' : null);
  const isOpenNow = useRef(isOpen);
  useLayoutEffect(() => {
    isOpenNow.current = isOpen;
  }, [isOpen]);
  const end = () => {
    // The dialog may have been opened again meanwhile.
    if (isOpenNow.current) return;
    returnFocus();
    onClosed();
  };
  return (
    <FluentHost>
      <Dialog
        open={isOpen}
        onOpenChange={(_, { open, type }) => !open && !(holdsInput && type === 'backdropClick') && onClose()}
        surfaceMotion={{
          onMotionFinish: (_, { direction }) => direction === 'exit' && whenPageReturned(end),
        }}
      >
        <DialogSurface className={`${styles.surface} ${size === undefined ? '' : styles[size]}`}>
          <div ref={content} className={styles.layout}>
            <div className={styles.head}>
              <DialogTitle as="h2" action={null} className={styles.title ?? ''}>
                {title}
              </DialogTitle>
              <button type="button" className={controls.round} aria-label="Schliessen" onClick={onClose}>
                <CloseIcon />
              </button>
            </div>
            {/* Text may contain nothing to focus, but it must scroll by keyboard. */}
            <div className={styles.body} {...(size === 'wide' && { tabIndex: 0, role: 'region', 'aria-label': title })}>
              {children}
            </div>
            {foot !== undefined && <div className={styles.foot}>{foot}</div>}
          </div>
          <Announcements isOpen={isOpen} />
        </DialogSurface>
      </Dialog>
    </FluentHost>
  );
}
