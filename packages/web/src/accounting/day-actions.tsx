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

/** Shows the actions of a day, each with its own dialog. */
export function DayActions({ journal }: { readonly journal: DayJournal }) {
  const router = useRouter();
  const account = useAccount();
  const { opened, open, end } = useOpened<DialogKind>();
  const button = (dialog: DialogKind, text: string, face = controls.secondary) => (
    <button type="button" className={`${face} ${controls.small}`} onClick={() => open(dialog)}>
      {text}
    </button>
  );
  if (journal.close !== null) return <CloseActions journal={journal} close={journal.close} />;
  if (!may(account, 'accounting.close') || openingBlocker(journal) !== null) return null;
  const Dialog = opened && DIALOGS[opened.shown].Component;
  return (
    <>
      {journal.day === journal.today && button('refund', 'Rückerstattung')}
      {button('cash', 'Kasse: ein und aus')}
      {button('count', journal.count === null ? 'Kasse zählen' : 'Kasse neu zählen')}
      {button('close', 'Tag abschliessen', controls.primary)}
      {Dialog && (
        <Dialog
          key={opened.count}
          journal={journal}
          onClosed={() => {
            end(opened);
            void router.invalidate();
          }}
          onLoadFailed={() => end(opened)}
        />
      )}
    </>
  );
}

type CloseProps = { readonly journal: DayJournal; readonly close: DayClose };

/** Shows the actions of a close: it can be printed, and the management can reverse it until a later entry follows. */
function CloseActions({ journal, close }: CloseProps) {
  const router = useRouter();
  const mayReverse = may(useAccount(), 'accounting.reopen') && reversalBlocker(journal, close.number) === null;
  const { opened, open, end } = useOpened<'reversal'>();
  return (
    <>
      {mayReverse && (
        <button type="button" className={`${controls.secondary} ${controls.small}`} onClick={() => open('reversal')}>
          Abschluss zurücknehmen
        </button>
      )}
      <a className={`${controls.secondary} ${controls.small}`} href={adminFiles.dayClosePdf(close.number)}>
        Abschluss als PDF
      </a>
      {opened && (
        <Reversal.Component
          key={opened.count}
          closed={close}
          onClosed={() => {
            end(opened);
            void router.invalidate();
          }}
          onLoadFailed={() => end(opened)}
        />
      )}
    </>
  );
}
