import type { DayClose, DayJournal } from '@ofenpost/core/accounting/accounting';
import { openingBlocker, reversalBlocker } from '@ofenpost/core/accounting/close-day';
import { may } from '@ofenpost/core/role/permission';
import { useRouter } from '@tanstack/react-router';
import { adminFiles } from '../app/admin-files.ts';
import { useAccount } from '../app/app-actors.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import { useOpened } from '../ui/use-opened.ts';
import controls from '../ui/controls.module.css';

const DIALOGS = {
  refund: onDemand(() => import('./refund-dialog.tsx').then((module) => module.RefundDialog)),
  cash: onDemand(() => import('./cash-movement-dialog.tsx').then((module) => module.CashMovementDialog)),
  count: onDemand(() => import('./cash-count-dialog.tsx').then((module) => module.CashCountDialog)),
  close: onDemand(() => import('./close-dialog.tsx').then((module) => module.CloseDialog)),
};
type DialogKind = keyof typeof DIALOGS;

const Reversal = onDemand(() => import('./close-reversal-dialog.tsx').then((module) => module.CloseReversalDialog));

type OpenedDialog = { readonly kind: DialogKind } | { readonly closed: DayClose };

/**
 * Shows the actions of a day, each with its own dialog. The dialog stays mounted while it closes, though what it changed
 * replaces the actions: removed earlier, it would leave the page hidden from screen readers.
 */
export function DayActions({ journal }: { readonly journal: DayJournal }) {
  const router = useRouter();
  const { opened, open, end } = useOpened<OpenedDialog>();
  const props = opened && {
    onClosed: () => {
      end(opened);
      void router.invalidate();
    },
    onLoadFailed: () => end(opened),
  };
  const Dialog = opened && 'kind' in opened.shown ? DIALOGS[opened.shown.kind].Component : null;
  return (
    <>
      {journal.close === null ? (
        <OpenActions journal={journal} onOpen={(kind) => open({ kind })} />
      ) : (
        <CloseActions journal={journal} close={journal.close} onReverse={(closed) => open({ closed })} />
      )}
      {Dialog && props && <Dialog key={opened.count} {...props} journal={journal} />}
      {opened && props && 'closed' in opened.shown && (
        <Reversal.Component key={opened.count} {...props} closed={opened.shown.closed} />
      )}
    </>
  );
}

type OpenProps = { readonly journal: DayJournal; readonly onOpen: (kind: DialogKind) => void };

function OpenActions({ journal, onOpen }: OpenProps) {
  const account = useAccount();
  const button = (kind: DialogKind, text: string, face = controls.secondary) => (
    <button type="button" className={`${face} ${controls.small}`} onClick={() => onOpen(kind)}>
      {text}
    </button>
  );
  if (!may(account, 'accounting.close') || openingBlocker(journal) !== null) return null;
  return (
    <>
      {journal.day === journal.today && button('refund', 'Rückerstattung')}
      {button('cash', 'Kasse: ein und aus')}
      {button('count', journal.count === null ? 'Kasse zählen' : 'Kasse neu zählen')}
      {button('close', 'Tag abschliessen', controls.primary)}
    </>
  );
}

type CloseProps = {
  readonly journal: DayJournal;
  readonly close: DayClose;
  readonly onReverse: (close: DayClose) => void;
};

/** Shows the actions of a close: it can be printed, and the management can reverse it until a later entry follows. */
function CloseActions({ journal, close, onReverse }: CloseProps) {
  const mayReverse = may(useAccount(), 'accounting.reopen') && reversalBlocker(journal, close.number) === null;
  return (
    <>
      {mayReverse && (
        <button type="button" className={`${controls.secondary} ${controls.small}`} onClick={() => onReverse(close)}>
          Abschluss zurücknehmen
        </button>
      )}
      <a className={`${controls.secondary} ${controls.small}`} href={adminFiles.dayClosePdf(close.number)}>
        Abschluss als PDF
      </a>
    </>
  );
}
