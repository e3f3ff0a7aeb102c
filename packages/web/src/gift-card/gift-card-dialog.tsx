import { givenOf } from '@ofenpost/core/gift-card/gift-card-ledger';
import { stateOf } from '@ofenpost/core/gift-card/gift-card-list';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Amount } from '../money/amount.tsx';
import { LoadFailure } from '../theme/load-failure.tsx';
import { PageDialog } from '../theme/page-dialog.tsx';
import { AdjustmentForm } from './adjustment-form.tsx';
import { GiftCardActions, type GiftCardPart } from './gift-card-actions.tsx';
import { GiftCardStateBadge } from './gift-card-columns.tsx';
import { GiftCardLedger } from './gift-card-ledger.tsx';
import { GiftCardSummary } from './gift-card-summary.tsx';
import { useGiftCardAdmin } from './use-gift-card-admin.ts';
import { VoidForm } from './void-form.tsx';
import styles from './gift-cards.module.css';

type Props = { readonly code: string; readonly onChanged: () => void; readonly onClosed: () => void };

/** Shows a gift card with its ledger and the actions of staff. */
export function GiftCardDialog({ code, onChanged, onClosed }: Props) {
  const [isOpen, setOpen] = useState(true);
  const [part, setPart] = useState<GiftCardPart | null>(null);
  const worth = useRef<HTMLParagraphElement>(null);
  const { giftCard, refusal, state, reload, changed, end } = useGiftCardAdmin(code, onChanged);
  // The pressed button has been removed: the focus must stay in the dialog.
  const close = () => {
    flushSync(() => setPart(null));
    worth.current?.focus();
  };
  const outdated = () => {
    reload();
    onChanged();
  };
  const finish = async (reason: string) => (await end(reason)) && close();
  return (
    <PageDialog
      title={`Gutschein ${code}`}
      size="wide"
      holdsInput={part !== null}
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      foot={giftCard && <GiftCardActions giftCard={giftCard} isAsking={part !== null} onPart={setPart} />}
    >
      <div className={styles.card} aria-busy={state === 'busy'}>
        {refusal !== null && (
          <p className={styles.refusal} role="alert">
            {refusal}
          </p>
        )}
        {giftCard === null && state === 'failed' && <LoadFailure what="Die Angaben zum Gutschein" onRetry={reload} />}
        {giftCard === null && state === 'busy' && <p>Einen Moment …</p>}
        {giftCard !== null && (
          <>
            <p ref={worth} className={styles.worth} role="status" tabIndex={-1}>
              <b>
                <Amount rappen={giftCard.balance} />
              </b>{' '}
              <GiftCardStateBadge state={stateOf(giftCard)} />
              {givenOf(giftCard.entries) > 0 && (
                <span>
                  davon <Amount rappen={givenOf(giftCard.entries)} /> Kulanz
                </span>
              )}
            </p>
            {part === 'adjust' && (
              <AdjustmentForm giftCard={giftCard} onAdjusted={changed} onOutdated={outdated} onClosed={close} />
            )}
            {part === 'void' && (
              <VoidForm
                balance={giftCard.balance}
                isBusy={state === 'busy'}
                onVoid={(reason) => void finish(reason)}
                onClosed={close}
              />
            )}
            <GiftCardSummary giftCard={giftCard} />
            <GiftCardLedger entries={giftCard.entries} />
          </>
        )}
      </div>
    </PageDialog>
  );
}
