import type { DayJournal } from '@ofenpost/core/accounting/accounting';
import { whyNotOpen } from '@ofenpost/core/accounting/close-day';
import { may } from '@ofenpost/core/permission/permission';
import { useRouter } from '@tanstack/react-router';
import { useAccount } from '../app/app-state.ts';
import { onDemand } from '../app/on-demand.tsx';
import { paths } from '../app/paths.ts';
import { useOpened } from '../theme/use-opened.ts';
import controls from '../theme/controls.module.css';

const DIALOGS = {
  refund: onDemand(() => import('./refund-dialog.tsx').then((module) => module.RefundDialog)),
  cash: onDemand(() => import('./cash-movement-dialog.tsx').then((module) => module.CashMovementDialog)),
  count: onDemand(() => import('./cash-count-dialog.tsx').then((module) => module.CashCountDialog)),
  close: onDemand(() => import('./close-dialog.tsx').then((module) => module.CloseDialog)),
};
type DialogKind = keyof typeof DIALOGS;

/** What can be done with a day, each in a dialog of its own. */
export function DayActions({ journal }: { readonly journal: DayJournal }) {
  const router = useRouter();
  const mayClose = may(useAccount(), 'accounting.close');
  const { opened, open, end } = useOpened<DialogKind>();
  const button = (dialog: DialogKind, text: string, face = controls.secondary) => (
    <button type="button" className={`${face} ${controls.small}`} onClick={() => open(dialog)}>
      {text}
    </button>
  );
  if (journal.close !== null)
    return (
      <a className={`${controls.secondary} ${controls.small}`} href={paths.dayClosePdf(journal.close.number)}>
        Abschluss als PDF
      </a>
    );
  if (!mayClose || whyNotOpen(journal) !== null) return null;
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
