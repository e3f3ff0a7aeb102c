import type { DayJournal } from '@ofenpost/core/accounting/accounting';
import { whyNotOpen } from '@ofenpost/core/accounting/close-day';
import { may } from '@ofenpost/core/permission/permission';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useAccount } from '../app/app-state.ts';
import { onDemand } from '../app/on-demand.tsx';
import { paths } from '../app/paths.ts';
import controls from '../theme/controls.module.css';

const cashMovementDialog = onDemand(() =>
  import('./cash-movement-dialog.tsx').then((module) => module.CashMovementDialog),
);
const refundDialog = onDemand(() => import('./refund-dialog.tsx').then((module) => module.RefundDialog));
const cashCountDialog = onDemand(() => import('./cash-count-dialog.tsx').then((module) => module.CashCountDialog));
const closeDialog = onDemand(() => import('./close-dialog.tsx').then((module) => module.CloseDialog));

type Dialog = 'cash' | 'refund' | 'count' | 'close';

/** What can be done with a day, each in a dialog of its own. */
export function DayActions({ journal }: { readonly journal: DayJournal }) {
  const router = useRouter();
  const mayClose = may(useAccount(), 'accounting.close');
  const [open, setOpen] = useState<Dialog | null>(null);
  /** Whoever opened the next one meanwhile keeps it: a dialog that closes says so only once it has faded. */
  const close = (dialog: Dialog) => setOpen((current) => (current === dialog ? null : current));
  const button = (dialog: Dialog, text: string, face = controls.secondary) => (
    <button type="button" className={`${face} ${controls.small}`} onClick={() => setOpen(dialog)}>
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
  const propsOf = (dialog: Dialog) => ({
    journal,
    onClosed: () => {
      close(dialog);
      void router.invalidate();
    },
    onLoadFailed: () => close(dialog),
  });
  return (
    <>
      {journal.day === journal.today && button('refund', 'Rückerstattung')}
      {button('cash', 'Kasse: ein und aus')}
      {button('count', journal.count === null ? 'Kasse zählen' : 'Kasse neu zählen')}
      {button('close', 'Tag abschliessen', controls.primary)}
      {open === 'refund' && <refundDialog.Component {...propsOf('refund')} />}
      {open === 'cash' && <cashMovementDialog.Component {...propsOf('cash')} />}
      {open === 'count' && <cashCountDialog.Component {...propsOf('count')} />}
      {open === 'close' && <closeDialog.Component {...propsOf('close')} />}
    </>
  );
}
