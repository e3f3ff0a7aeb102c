import { Dialog, DialogSurface, DialogTitle } from '@fluentui/react-components';
import { type RefObject, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Announcements } from './announcements.tsx';
import { FluentHost } from './fluent-host.tsx';
import { CloseIcon } from './icons.tsx';
import { type AddressOverlay, useBackCloses } from './use-back-closes.ts';
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
  /** Whether the title is a name, which browsers must not translate. */
  readonly isName?: boolean;
  /** `wide` is 800 px, for text. */
  readonly size?: 'wide';
  readonly isOpen: boolean;
  /**
   * Whether the dialog has fields: then an accidental tap on the backdrop does not close it, and neither does Escape once
   * somebody has entered something.
   */
  readonly holdsInput?: boolean;
  /** Gives it an address of its own. */
  readonly addressed?: AddressOverlay | undefined;
  /** Called on Escape, on the close button and on the backdrop. */
  readonly onClose: () => void;
  /** Called when the dialog has closed and may be unmounted. */
  readonly onClosed: () => void;
  readonly children: ReactNode;
  /** Stays visible below the scrolling content. */
  readonly foot?: ReactNode;
};

export function PageDialog({
  title,
  isName = false,
  size,
  holdsInput = false,
  isOpen,
  addressed,
  onClose,
  onClosed,
  children,
  foot,
}: Props) {
  const returnFocus = useFocusReturn(isOpen);
  const content = useAutoFocus<HTMLDivElement>(isOpen);
  useBackCloses(isOpen, onClose, addressed);
  useRootMark('data-dialog', isOpen ? '' : null);
  const isOpenNow = useRef(isOpen);
  const isTouched = useRef(false);
  const touch = () => {
    isTouched.current = true;
  };
  useLayoutEffect(() => {
    isOpenNow.current = isOpen;
    isTouched.current = false;
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
        onOpenChange={(_, { open, type }) =>
          !open && !(holdsInput && (isTouched.current || type === 'backdropClick')) && onClose()
        }
        surfaceMotion={{
          onMotionFinish: (_, { direction }) => direction === 'exit' && whenPageReturned(end),
        }}
      >
        <DialogSurface className={`${styles.surface} ${size === undefined ? '' : styles[size]}`}>
          <div ref={content} className={styles.layout}>
            <div className={styles.head}>
              <DialogTitle as="h2" action={null} className={styles.title ?? ''} translate={isName ? 'no' : undefined}>
                {title}
              </DialogTitle>
              <button type="button" className={controls.round} aria-label="Schliessen" onClick={onClose}>
                <CloseIcon />
              </button>
            </div>
            {/* Text may contain nothing to focus, but it must scroll by keyboard. */}
            <div
              className={styles.body}
              onInputCapture={touch}
              onClickCapture={touch}
              {...(size === 'wide' && { tabIndex: 0, role: 'region', 'aria-label': title })}
            >
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
