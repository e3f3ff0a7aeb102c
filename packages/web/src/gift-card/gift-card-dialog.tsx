import type { GiftCard, GiftCardEntry } from '@ofenpost/core/gift-card/gift-card';
import type { GiftCardAdminError } from '@ofenpost/core/gift-card/gift-card-admin-error';
import { givenOf } from '@ofenpost/core/gift-card/gift-card-ledger';
import { GIFT_CARD_ENTRY_LABELS, stateOf } from '@ofenpost/core/gift-card/gift-card-list';
import { giftCardMessage } from '@ofenpost/core/gift-card/gift-card-messages';
import { formatMoney } from '@ofenpost/core/money/format-money';
import type { Result } from '@ofenpost/core/result/result';
import { may } from '@ofenpost/core/role/permission';
import { formatDate, formatTime } from '@ofenpost/core/time/zurich';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState, useRef } from 'react';
import { flushSync } from 'react-dom';
import { adminFiles } from '../app/admin-files.ts';
import { useAccount, useApp } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { showErrorToast } from '../app/show-error-toast.ts';
import { Amount } from '../money/amount.tsx';
import { LoadFailure } from '../ui/loading.tsx';
import { PageDialog } from '../ui/page-dialog.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { GiftCardStateBadge } from './gift-card-columns.tsx';
import { AdjustmentForm, VoidForm } from './gift-card-forms.tsx';
import controls from '../ui/controls.module.css';
import styles from './gift-cards.module.css';

/** The actions whose form is shown in the dialog itself. */
type GiftCardPart = 'adjust' | 'void';

type GiftCardActionsProps = {
  readonly giftCard: GiftCard;
  readonly isAsking: boolean;
  readonly onPart: (part: GiftCardPart) => void;
};

/** Shows the actions that this account may take on a gift card. */
function GiftCardActions({ giftCard: { id, isVoid }, isAsking, onPart }: GiftCardActionsProps) {
  const account = useAccount();
  const canChange = !isVoid && !isAsking;
  return (
    <div className={styles.buttons}>
      {canChange && may(account, 'giftCard.void') && (
        <button type="button" className={controls.quiet} onClick={() => onPart('void')}>
          Sperren …
        </button>
      )}
      {canChange && may(account, 'giftCard.adjust') && (
        <button type="button" className={controls.secondary} onClick={() => onPart('adjust')}>
          Guthaben anpassen …
        </button>
      )}
      <a className={controls.primary} href={adminFiles.giftCardPdf(id)} target="_blank" rel="noreferrer">
        Drucken (PDF)
      </a>
    </div>
  );
}

const signed = (rappen: number): string =>
  rappen > 0 ? `+ ${formatMoney(rappen)}` : formatMoney(rappen).replace('CHF -', '− CHF ');

/** Lists the entries of a gift card, the newest first. */
const GiftCardLedger = ({ entries }: { entries: readonly GiftCardEntry[] }) => (
  <ol className={styles.ledger} aria-label="Verlauf">
    {entries.toReversed().map(({ kind, amount, given, at, orderId, reason }) => (
      <li key={`${at}${kind}${amount}`}>
        <span>
          {GIFT_CARD_ENTRY_LABELS[kind]}
          <small>
            {formatDate(at)}, {formatTime(at)}
            {reason !== '' && ` · ${reason}`}
            {given !== 0 && given !== amount && ` · davon ${formatMoney(Math.abs(given))} Kulanz`}
            {orderId !== null && (
              <>
                {' · '}
                <Link {...paths.orderPage({ id: orderId, capability: null })}>Bestellung ansehen</Link>
              </>
            )}
          </small>
        </span>
        <b translate="no">{signed(amount)}</b>
      </li>
    ))}
  </ol>
);

/** Shows the data entered at issue. */
const GiftCardSummary = ({ giftCard: { buyer, email, greeting, mailFailed } }: { giftCard: GiftCard }) => (
  <dl className={styles.facts}>
    <dt>Käufer</dt>
    <dd>{buyer === '' ? '–' : buyer}</dd>
    <dt>E-Mail</dt>
    <dd>
      {email ?? 'keine, gedruckt'}
      {mailFailed === true && (
        <>
          {' '}
          <StateBadge tone="bad">E-Mail kam nicht an, bitte drucken</StateBadge>
        </>
      )}
    </dd>
    {greeting !== '' && (
      <>
        <dt>Gruss</dt>
        <dd>{greeting}</dd>
      </>
    )}
  </dl>
);

/** A row of the list by its id, which shows its end only, or a card in the hand by its code. */
export type NamedGiftCard = Pick<GiftCard, 'id'> | Pick<GiftCard, 'code'>;

type Answer = Promise<Result<GiftCard, GiftCardAdminError>>;

/** Loads a gift card for staff and runs their actions on it. */
function useGiftCardAdmin(named: NamedGiftCard, onChanged: () => void) {
  const { ports, actors } = useApp();
  const [giftCard, setGiftCard] = useState<GiftCard | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [state, setState] = useState<'busy' | 'ready' | 'failed'>('busy');

  const settle = (requested: Answer): Promise<boolean> =>
    requested
      .then((answer) => {
        if (answer.ok) setGiftCard(answer.value);
        setRefusal(answer.ok ? null : giftCardMessage(answer.error));
        setState('ready');
        return answer.ok;
      })
      .catch((error: unknown) => {
        showErrorToast(actors, error);
        setState('failed');
        return false;
      });
  const load = () =>
    void settle('id' in named ? ports.giftCardAdmin.open(named.id) : ports.giftCardAdmin.find(named.code));
  const begin = useEffectEvent(load);
  useEffect(() => begin(), []);
  return {
    giftCard,
    refusal,
    state,
    reload: () => {
      setState('busy');
      load();
    },
    changed: (now: GiftCard) => {
      setGiftCard(now);
      onChanged();
    },
    /** Voids the card for good; returns whether it succeeded. */
    end: async ({ code }: GiftCard, reason: string): Promise<boolean> => {
      setState('busy');
      const isEnded = await settle(ports.giftCardAdmin.void(code, reason));
      if (isEnded) onChanged();
      return isEnded;
    },
  };
}

type Props = { readonly named: NamedGiftCard; readonly onChanged: () => void; readonly onClosed: () => void };

/** Shows a gift card with its ledger and the actions of staff. */
export function GiftCardDialog({ named, onChanged, onClosed }: Props) {
  const [isOpen, setOpen] = useState(true);
  const [part, setPart] = useState<GiftCardPart | null>(null);
  const worth = useRef<HTMLParagraphElement>(null);
  const { giftCard, refusal, state, reload, changed, end } = useGiftCardAdmin(named, onChanged);
  // The pressed button has been removed: the focus must stay in the dialog.
  const close = () => {
    flushSync(() => setPart(null));
    worth.current?.focus();
  };
  const outdated = () => {
    reload();
    onChanged();
  };
  const finish = async (ended: GiftCard, reason: string) => (await end(ended, reason)) && close();
  return (
    <PageDialog
      title={['Gutschein', giftCard?.code].join(' ')}
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
                onVoid={(reason) => void finish(giftCard, reason)}
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
