import { paperTicket } from '@ofenpost/core/printing/paper-ticket';
import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { TicketPaper } from './ticket-paper.tsx';
import type { Sheet } from './use-printing.ts';
import styles from './printed-ticket.module.css';

type Props = Sheet & { readonly onPrinted: () => void };

/** Sets the page size to 80 mm by the ticket's length instead of A4. A constructed style sheet needs no nonce. */
function setPaper(heightPixels: number): () => void {
  const paper = new CSSStyleSheet();
  paper.replaceSync(`@page { size: 80mm ${Math.ceil(heightPixels)}px; margin: 0; }`);
  document.adoptedStyleSheets.push(paper);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== paper);
  };
}

/** Renders outside of the page, so that the browser prints it alone; it is hidden on the screen. */
export function PrintedTicket({ order, print, requestedAt, onPrinted }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  const reportPrinted = useEffectEvent(onPrinted);
  useEffect(() => {
    const { height } = sheet.current?.getBoundingClientRect() ?? { height: 0 };
    const resetPaper = setPaper(height);
    const end = () => reportPrinted();
    window.addEventListener('afterprint', end);
    window.print();
    return () => {
      window.removeEventListener('afterprint', end);
      resetPaper();
    };
  }, []);
  return createPortal(
    <div ref={sheet} className={styles.sheet} aria-hidden="true">
      <TicketPaper blocks={paperTicket(order, { copy: print.copy ?? 0, at: print.at, requestedAt })} />
    </div>,
    document.body,
  );
}
