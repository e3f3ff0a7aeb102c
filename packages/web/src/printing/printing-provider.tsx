import type { Order } from '@ofenpost/core/order/order';
import { type TicketBlock, paperTicket } from '@ofenpost/core/printing/paper-ticket';
import { PRINT_PROBLEM_LABELS, type Print, type PrintError } from '@ofenpost/core/printing/print';
import { createPrintingActors, printingMachine, selectRequestedSince } from '@ofenpost/core/printing/printing.machine';
import type { Instant } from '@ofenpost/core/time/instant';
import type { ToastMessage } from '@ofenpost/core/toast/toast.machine';
import { useActorRef } from '@xstate/react';
import { useEffect, useState, useEffectEvent, useRef, type ReactNode, createContext, use } from 'react';
import { createPortal } from 'react-dom';
import type { ActorRefFrom } from 'xstate';
import { useApp } from '../app/app-actors.tsx';
import { showErrorToast } from '../app/show-error-toast.ts';
import { useNetworkChanges } from '../app/use-network-changes.ts';
import printedTicketStyles from './printed-ticket.module.css';
import styles from './ticket-paper.module.css';

/** Shows a ticket as on paper of 80 mm: black on white in every theme. */
const TicketPaper = ({ blocks }: { blocks: readonly TicketBlock[] }) => (
  <div className={styles.paper}>
    {blocks.map((block, index) => (
      <Block key={index} block={block} />
    ))}
  </div>
);

function Block({ block }: { block: TicketBlock }) {
  switch (block.kind) {
    case 'mark':
      return <p className={styles.mark}>{block.text}</p>;
    case 'number':
      return <p className={styles.number}>{block.text}</p>;
    case 'headline':
      return <Pair {...block} className={styles.headline} />;
    case 'rule':
      return <hr className={styles.rule} />;
    case 'item':
      return (
        <div className={styles.item}>
          <b>{block.amount}</b>
          <b>{block.name}</b>
          {block.details.map((detail, index) => (
            <span key={index} className={styles.detail}>
              {detail}
            </span>
          ))}
        </div>
      );
    case 'alert':
      return (
        <p className={styles.alert}>
          <small>{block.label}</small>
          {block.text}
        </p>
      );
    case 'text':
      return <p className={block.isStrong ? styles.strong : styles.text}>{block.text}</p>;
    case 'pair':
      return <Pair {...block} className={styles.pair} />;
  }
}

type PairProps = { readonly left: string; readonly right: string; readonly className: string | undefined };

const Pair = ({ left, right, className }: PairProps) => (
  <p className={className}>
    <span>{left}</span>
    <span>{right}</span>
  </p>
);

/** Returns the toast for a ticket or labels that are printing or wait. */
function begunPrintToast({ orderNumber, kind, printer, problem }: Print): ToastMessage {
  const areLabels = kind === 'labels';
  if (printer === null)
    return {
      kind: 'error',
      title: `Bon ${orderNumber} konnte nicht geladen werden`,
      detail: 'Drucke ihn nochmals. Er heisst dann KOPIE, damit nichts zweimal gebacken wird.',
    };
  return problem === null
    ? {
        kind: 'success',
        title: areLabels ? `Etiketten ${orderNumber} werden gedruckt` : `Bon ${orderNumber} wird gedruckt`,
        detail: printer.name,
      }
    : {
        kind: 'error',
        title: areLabels ? `Etiketten ${orderNumber} warten` : `Bon ${orderNumber} wartet`,
        detail: `${PRINT_PROBLEM_LABELS[problem]}: ${printer.name}`,
      };
}

function refusedPrintToast(error: PrintError): ToastMessage {
  switch (error.code) {
    case 'noPrinter':
      return {
        kind: 'error',
        title: 'Es ist kein Drucker eingerichtet',
        detail: 'Drucke nochmals, dann druckt der Browser.',
      };
    case 'noBoxes':
      return {
        kind: 'error',
        title: 'Nichts kommt in eine Schachtel',
        detail: 'Etiketten gibt es nur für Gerichte aus Ofen und kalter Küche.',
      };
    case 'orderUnknown':
      return {
        kind: 'error',
        title: 'Diese Bestellung gibt es nicht mehr',
        detail: 'Lade die Seite neu, wenn sie noch auf dem Pult liegt.',
      };
  }
}

/** A ticket that the browser prints. */
type Sheet = { readonly order: Order; readonly print: Print; readonly requestedAt: Instant };

/** Runs printing while the page is open; toasts report the results. */
function usePrinting() {
  const { ports, actors } = useApp();
  const [machine] = useState(() => printingMachine.provide({ actors: createPrintingActors(ports) }));
  const actor = useActorRef(machine);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  useNetworkChanges(actor);
  useEffect(() => {
    const begun = actor.on('print.begun', ({ print, order }) => {
      if (order !== null) setSheet({ order, print, requestedAt: selectRequestedSince(actor.getSnapshot(), print) });
      else actors.toast.send({ type: 'toast.shown', message: begunPrintToast(print) });
    });
    const refused = actor.on('print.refused', ({ error }) =>
      actors.toast.send({ type: 'toast.shown', message: refusedPrintToast(error) }),
    );
    const failed = actor.on('print.failed', ({ error }) => showErrorToast(actors, error));
    return () => {
      begun.unsubscribe();
      refused.unsubscribe();
      failed.unsubscribe();
    };
  }, [actor, actors]);
  return { actor, sheet, sheetPrinted: () => setSheet(null) };
}

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
function PrintedTicket({ order, print, requestedAt, onPrinted }: Props) {
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
    <div ref={sheet} className={printedTicketStyles.sheet} aria-hidden="true">
      <TicketPaper blocks={paperTicket(order, { copy: print.copy ?? 0, at: print.at, requestedAt })} />
    </div>,
    document.body,
  );
}

export type PrintingActor = ActorRefFrom<typeof printingMachine>;

const PrintingContext = createContext<PrintingActor | null>(null);

/** Returns the printing actor of the page. */
export function usePrintingActor(): PrintingActor {
  const actor = use(PrintingContext);
  if (actor === null) throw new Error('outside of the printing provider');
  return actor;
}

/** Provides printing to a page, and renders the tickets that the browser prints. */
export function PrintingProvider({ children }: { children: ReactNode }) {
  const { actor, sheet, sheetPrinted } = usePrinting();
  return (
    <PrintingContext value={actor}>
      {children}
      {sheet !== null && <PrintedTicket key={sheet.print.id} {...sheet} onPrinted={sheetPrinted} />}
    </PrintingContext>
  );
}
