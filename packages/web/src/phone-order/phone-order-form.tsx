import { selectIsUnredeemed, selectRedeemedCard } from '@ofenpost/core/gift-card/gift-card-check.machine';
import type { CallerOrder } from '@ofenpost/core/phone-order/phone-order';
import { type PhoneOrderDraft, addressAgain } from '@ofenpost/core/phone-order/phone-order-draft';
import { estimateQuestion } from '@ofenpost/core/phone-order/phone-order-messages';
import { type PhoneOrderShop, phoneOrderView } from '@ofenpost/core/phone-order/phone-order-view';
import type { Instant } from '@ofenpost/core/time/instant';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useTicking } from '../app/use-ticking.ts';
import { useGiftCardCheck } from '../gift-card/use-gift-card-check.ts';
import { usePromotionCode } from '../promotion/use-promotion-code.ts';
import { onDemand } from '../ui/on-demand.tsx';
import { useOpened } from '../ui/use-opened.ts';
import { ArticleSearch } from './article-search.tsx';
import { CallerSection } from './caller-section.tsx';
import { ClosingSection } from './closing-section.tsx';
import { FulfilmentSection } from './fulfilment-section.tsx';
import { PhoneOrderItems } from './phone-order-items.tsx';
import { isTyping, shortcutOf } from './shortcuts.ts';
import { useKeys } from './use-keys.ts';
import type { PhoneOrderActor } from './use-phone-order.ts';
import styles from '../record/leave-question.module.css';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import phoneOrderPageStyles from './phone-order-page.module.css';

type EstimateQuestionProps = {
  /** The time that was read to the caller; null when none was displayed. */
  readonly shown: Instant | null;
  readonly estimate: Instant;
  readonly onConfirmed: () => void;
  readonly onClosed: () => void;
};

/** Asks for confirmation when the new estimate differs from the time read to the caller. */
function EstimateQuestion({ shown, estimate, onConfirmed, onClosed }: EstimateQuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.question} aria-labelledby="estimate-question" onClose={onClosed}>
      <h2 id="estimate-question">{estimateQuestion(shown, estimate)}</h2>
      <p>Frag den Gast, ob ihm die neue Zeit passt.</p>
      <div className={styles.buttons}>
        <button type="button" className={controls.secondary} autoFocus onClick={onClosed}>
          Nein, zurück
        </button>
        <button type="button" className={controls.primary} onClick={onConfirmed}>
          So buchen
        </button>
      </div>
    </dialog>
  );
}

const sheet = onDemand(() => import('./shortcut-sheet.tsx').then((module) => module.ShortcutSheet));

type Props = {
  readonly actor: PhoneOrderActor;
  readonly current: PhoneOrderDraft;
  readonly shop: PhoneOrderShop;
  readonly isBusy: boolean;
};

const PHONE_ID = 'caller-phone';
const SEARCH_ID = 'article-search';
const GIFT_CARD_ID = 'gift-card-code';
/** Rounds the time so often that the displayed estimate is the one that the server would book. */
const toFiveSeconds = (now: Instant): Instant => new Date(Math.floor(Date.parse(now) / 5_000) * 5_000).toISOString();
const focus = (id: string) => document.getElementById(id)?.focus();

/** The form of a phone order: all on one page, and usable by keyboard alone. */
export function PhoneOrderForm({ actor, current, shop, isBusy }: Props) {
  const { delivery } = shop;
  const { lookup, missing, refusal, isAttempted, shownEstimate } = useSelector(actor, ({ context }) => context);
  const now = useTicking(toFiveSeconds);
  const { opened, open, end } = useOpened<'sheet'>();
  const closeSheet = () => opened && end(opened);
  const form = useRef<HTMLDivElement>(null);
  // A call begins with the phone number.
  useEffect(() => focus(PHONE_ID), []);
  const edit = (change: Partial<Omit<PhoneOrderDraft, 'key' | 'startedAt' | 'items'>>) =>
    actor.send({ type: 'phoneOrder.edited', change });
  const giftCard = useGiftCardCheck({
    code: current.giftCardCode,
    isEditing: !isBusy,
    refusal,
    onCode: (giftCardCode) => edit({ giftCardCode }),
  });
  const card = useSelector(giftCard, selectRedeemedCard);
  const promotionCode = usePromotionCode({
    code: current.promotionCode ?? '',
    onCode: (code) => edit({ promotionCode: code }),
  });
  const view = phoneOrderView(current, shop, now, card ?? undefined, promotionCode.named);
  const { serving: at } = view;

  /** `estimate` is the displayed time for as soon as possible. */
  const submit = (estimate = view.asapAt) => {
    const check = giftCard.getSnapshot();
    if (isBusy || check.hasTag('busy') || promotionCode.isChecking) return;
    // A typed code is redeemed before the order is sent.
    if (selectIsUnredeemed(check)) {
      giftCard.send({ type: 'code.submitted' });
      return;
    }
    if (promotionCode.isOpen) {
      promotionCode.submit();
      return;
    }
    const { summary, blocks, isComplete } = view;
    const { totalPrice, giftCardAmount } = summary ?? { totalPrice: 0, giftCardAmount: 0 };
    actor.send({ type: 'phoneOrder.submitted', attempt: { totalPrice, giftCardAmount, estimate, blocks }, isComplete });
    // The errors show now, and the first invalid field takes the focus.
    if (!isComplete) setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const takeOver = (order: CallerOrder, isWithItems: boolean) => {
    const { fulfilment, address, productOrders } = order;
    edit(
      fulfilment === 'collected'
        ? { fulfilment, contactName: address.contactName }
        : { fulfilment, ...addressAgain(address, delivery.orderLocations) },
    );
    if (isWithItems) actor.send({ type: 'order.repeated', lines: productOrders, assortment: shop, at });
    focus(SEARCH_ID);
  };
  useKeys('page', (event) => {
    // Shortcuts of the form do not apply within a dialog.
    if (event.target instanceof Element && event.target.closest('dialog, [role="dialog"]') !== null) return;
    const shortcut = shortcutOf(event, isTyping(event.target));
    if (shortcut === null) return;
    event.preventDefault();
    if (shortcut === 'phone') focus(PHONE_ID);
    else if (shortcut === 'search') focus(SEARCH_ID);
    else if (shortcut === 'giftCard') focus(GIFT_CARD_ID);
    else if (shortcut === 'park') actor.send({ type: 'phoneOrder.parked' });
    else if (shortcut === 'sheet') open('sheet');
    else submit();
  });
  const errors = isAttempted ? view.errors : {};

  return (
    <div ref={form} className={phoneOrderPageStyles.columns}>
      <div className={phoneOrderPageStyles.stack}>
        <section className={`${layout.card} ${phoneOrderPageStyles.part}`} aria-label="Gast">
          <CallerSection
            phoneId={PHONE_ID}
            current={current}
            lookup={lookup}
            errors={errors}
            onEdit={edit}
            onOrder={takeOver}
            onAddress={(address) => {
              edit({ fulfilment: 'delivered', ...address, phoneNumber: current.phoneNumber });
              focus(SEARCH_ID);
            }}
            onRetry={() => actor.send({ type: 'caller.retried' })}
          />
          <FulfilmentSection current={current} orderLocations={delivery.orderLocations} errors={errors} onEdit={edit} />
        </section>
        <section className={`${layout.card} ${phoneOrderPageStyles.part}`} aria-label="Was">
          <ArticleSearch
            inputId={SEARCH_ID}
            assortment={shop}
            at={at}
            lastOrder={lookup?.caller?.orders[0] ?? null}
            onAdd={(item) => actor.send({ type: 'item.added', item })}
            onEdit={edit}
            onRepeat={(lines) => actor.send({ type: 'order.repeated', lines, assortment: shop, at })}
            onSheet={() => open('sheet')}
          />
          <PhoneOrderItems
            cart={view.cart}
            items={current.items}
            assortment={shop}
            at={at}
            missing={missing}
            onAmount={(id, amount) => actor.send({ type: 'amount.changed', id, amount })}
            onChange={(id, item) => actor.send({ type: 'item.changed', id, item })}
            onDone={() => focus(SEARCH_ID)}
          />
        </section>
      </div>
      <ClosingSection
        current={current}
        view={view}
        errors={errors}
        refusal={refusal}
        isAttempted={isAttempted}
        isBusy={isBusy}
        giftCard={giftCard}
        giftCardId={GIFT_CARD_ID}
        promotionCode={promotionCode}
        onEdit={edit}
        onSubmit={() => submit()}
        onPark={() => actor.send({ type: 'phoneOrder.parked' })}
        onDiscard={() => actor.send({ type: 'phoneOrder.discarded' })}
        onSheet={() => open('sheet')}
      />
      {refusal?.code === 'estimateChanged' && !isBusy && (
        <EstimateQuestion
          shown={shownEstimate}
          estimate={refusal.estimate}
          onConfirmed={() => submit(refusal.estimate)}
          onClosed={() => actor.send({ type: 'refusal.dismissed' })}
        />
      )}
      {opened !== null && <sheet.Component key={opened.count} onClosed={closeSheet} onLoadFailed={closeSheet} />}
    </div>
  );
}
