import { CART_AMOUNT_MAX } from '@ofenpost/core/cart/cart-limits';
import { fieldErrors } from '@ofenpost/core/editor/editor';
import { formatMoney } from '@ofenpost/core/money/format-money';
import { onlinePartOf } from '@ofenpost/core/online-payment/online-part';
import { addedLines } from '@ofenpost/core/order-desk/edit-lines';
import {
  type EditContext,
  type OrderEditDraft,
  EDIT_REASON_MAX,
  editServing,
  orderLocationOf,
  orderEditDraftFor,
  previewEdit,
  rebasedEdit,
  unchangedEdit,
} from '@ofenpost/core/order-desk/edit-order';
import { editRefusalText } from '@ofenpost/core/order-desk/edit-order-messages';
import { amountDue } from '@ofenpost/core/order/amount-due';
import { partsText } from '@ofenpost/core/order/line-parts';
import type { Order, ProductOrder } from '@ofenpost/core/order/order';
import { phoneOrderErrors } from '@ofenpost/core/phone-order/phone-order-messages';
import { err } from '@ofenpost/core/result/result';
import { useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { Amount } from '../money/amount.tsx';
import { PaymentMethodChips } from '../money/payment-method-chips.tsx';
import { ArticleSearch } from '../phone-order/article-search.tsx';
import { usePhoneOrderAssortment } from '../phone-order/use-phone-order.ts';
import { AmountStepper } from '../ui/amount-stepper.tsx';
import { Choice } from '../ui/choice.tsx';
import { Field } from '../ui/field.tsx';
import { Fold } from '../ui/fold.tsx';
import { LoadFailure, LoadingShapes } from '../ui/loading.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { type OrderDeskActor, useLiveOrder } from './use-order-desk.ts';
import reasonStyles from '../ui/reason-dialog.module.css';
import styles from './edit-order-dialog.module.css';

const REASONS = ['Gast hat angerufen', 'Etwas ist ausgegangen', 'Fehler von uns'] as const;

const OVERTAKEN = 'Jemand hat die Bestellung gerade geändert. Schau sie nochmals an, deine Eingaben sind noch da.';
const ENDED = 'Die Bestellung ist inzwischen abgeschlossen.';

const NOTHING_YET = err({ code: 'nothingToEdit' } as const);

type Edit = Omit<OrderEditDraft, 'reason' | 'totalPrice'>;
type Addressing = Edit['address'];

type Props = {
  readonly board: OrderDeskActor;
  readonly order: Order;
  readonly onClosed: () => void;
};

type LineProps = {
  readonly line: ProductOrder;
  readonly amount: number;
  readonly onAmount: (amount: number) => void;
};

/** One line with its amount; at 0 it is struck, and comes back by the same buttons. */
const EditedLine = ({ line: { name, options, unitPrice }, amount, onAmount }: LineProps) => (
  <li className={amount === 0 ? `${styles.line} ${styles.gone}` : styles.line}>
    <AmountStepper label={name} amount={amount} min={0} max={CART_AMOUNT_MAX} onChange={onAmount} />
    <span className={styles.name}>
      <b>{name}</b>
      {options.length > 0 && <small>{partsText({ amount, options })}</small>}
      {amount === 0 && <small>kommt weg</small>}
    </span>
    <Amount rappen={unitPrice * amount} />
  </li>
);

type DoorProps = {
  readonly order: Order;
  readonly address: Addressing;
  readonly orderLocations: EditContext['orderLocations'];
  readonly errors: Readonly<Record<string, string>>;
  readonly onAddress: (address: Addressing) => void;
};

/** Who gets the order and where; a collected one has no door. */
function DoorFields({ order, address, orderLocations, errors, onAddress }: DoorProps) {
  const text = (field: string, label: string, value: string, className?: string) => (
    <Field label={label} error={errors[field]} {...(className !== undefined && { className })}>
      {(control) => (
        <input
          {...control}
          autoComplete="off"
          value={value}
          onChange={({ target }) => onAddress({ ...address, [field]: target.value })}
        />
      )}
    </Field>
  );
  return (
    <div className={styles.door}>
      {text('contactName', 'Name', address.contactName)}
      {text('phoneNumber', 'Telefon', address.phoneNumber)}
      {'street' in address && (
        <>
          {text('street', 'Strasse', address.street)}
          {text('houseNumber', 'Nummer', address.houseNumber)}
          <Field label="Ort">
            {(control) => (
              <select
                {...control}
                value={address.orderLocationId ?? ''}
                onChange={({ target }) =>
                  onAddress({ ...address, orderLocationId: target.value === '' ? null : target.value })
                }
              >
                <option value="">
                  {order.address.postcode} {order.address.town}
                </option>
                {orderLocations
                  .filter(
                    ({ active, postcode, town }) =>
                      active && !(postcode === order.address.postcode && town === order.address.town),
                  )
                  .map(({ id, postcode, town }) => (
                    <option key={id} value={id}>
                      {postcode} {town}
                    </option>
                  ))}
              </select>
            )}
          </Field>
          {text('note', 'Für den Kurier', address.note)}
        </>
      )}
    </div>
  );
}

const Loading = ({ isFailed, onRetry }: { readonly isFailed: boolean; readonly onRetry: () => void }) =>
  isFailed ? (
    <LoadFailure what="Karte und Lieferorte" onRetry={onRetry} />
  ) : (
    <div role="status" aria-label="Wird geladen">
      <LoadingShapes count={2} className={styles.shape} />
    </div>
  );

/** What an order can be edited with, once it is loaded. */
function useEditContext() {
  const { loaded, isFailed, reload } = usePhoneOrderAssortment();
  if (loaded === null) return { context: null, isFailed, reload };
  const { assortment, delivery, ovenLoad, vatRates } = loaded;
  const context: EditContext = { ...assortment, vatRates, ovenLoad, orderLocations: delivery.orderLocations };
  return { context, isFailed, reload };
}

/** The driving minutes before and after a move to another area; null: they stay. */
function driveOf(before: Order, after: Order, orderLocations: EditContext['orderLocations']) {
  const [from, to] = [orderLocationOf(before, orderLocations), orderLocationOf(after, orderLocations)];
  if (from === undefined || to === undefined || from.minutes === to.minutes) return null;
  return { before: from.minutes, after: to.minutes };
}

/** The edit that is being entered, on the newest state of its order, priced as the server will price it. */
function useOrderEdit(board: OrderDeskActor, opened: Order, context: EditContext | null) {
  const { ports } = useApp();
  const order = useLiveOrder(board, opened);
  const [{ edit, base }, setState] = useState<{ edit: Edit; base: Order }>(() => ({
    edit: unchangedEdit(order),
    base: order,
  }));
  if (base !== order) setState({ edit: rebasedEdit(edit, base, order), base: order });
  const taker = { by: null, at: ports.clock.now() };
  const preview = context === null ? NOTHING_YET : previewEdit(order, edit, context, taker);
  return {
    order,
    edit,
    change: (next: Partial<Edit>) => setState({ edit: { ...edit, ...next }, base }),
    preview,
    isUntouched: !preview.ok && preview.error.code === 'nothingToEdit',
    totalPrice: preview.ok ? preview.value.order.totalPrice : order.totalPrice,
    blocks: preview.ok ? preview.value.blocks : [],
    at: editServing(order, taker),
    /** Also while the edit is refused, so that what is wrong can be taken out again. */
    added: context === null ? [] : addedLines(order, edit.added, context, editServing(order, taker)),
    drive: preview.ok && context !== null ? driveOf(order, preview.value.order, context.orderLocations) : null,
  };
}

type OrderEditing = ReturnType<typeof useOrderEdit>;

/** What is ordered, with what comes in addition. */
function EditedLines({ order, edit, change, added }: OrderEditing) {
  const amountAt = (position: number) => edit.lines.find((line) => line.position === position)?.amount ?? 0;
  const setAmount = (position: number, amount: number) => {
    const others = edit.lines.filter((line) => line.position !== position);
    change({ lines: amount === 0 ? others : [...others, { position, amount }] });
  };
  const setAdded = (index: number, amount: number) =>
    change({
      added: edit.added.flatMap((item, place) => (place !== index ? item : amount === 0 ? [] : { ...item, amount })),
    });
  return (
    <ul className={styles.lines} aria-label="Bestellt">
      {order.productOrders.map((line, position) => (
        <EditedLine
          key={position}
          line={line}
          amount={amountAt(position)}
          onAmount={(amount) => setAmount(position, amount)}
        />
      ))}
      {added.map((line, index) => (
        <EditedLine
          key={`added-${index}`}
          line={line}
          amount={line.amount}
          onAmount={(amount) => setAdded(index, amount)}
        />
      ))}
    </ul>
  );
}

type WhyProps = { readonly reason: string; readonly onReason: (reason: string) => void };

/** Why the order is edited, for the timeline: one tap for the usual reasons. */
const WhyFields = ({ reason, onReason }: WhyProps) => (
  <>
    <fieldset className={styles.chips}>
      <legend>Warum?</legend>
      {REASONS.map((each) => (
        <Choice
          key={each}
          type="radio"
          face="chip"
          name="edit-reason"
          checked={reason === each}
          onChange={() => onReason(each)}
        >
          {each}
        </Choice>
      ))}
    </fieldset>
    <Field label="Oder in eigenen Worten" hint="Steht im Verlauf, der Gast liest es nicht.">
      {(control) => (
        <input
          {...control}
          value={reason}
          maxLength={EDIT_REASON_MAX}
          onChange={({ target }) => onReason(target.value)}
        />
      )}
    </Field>
  </>
);

/** What of the edited order is paid already, and what is left to pay at the door. */
function PaidApart({ order }: { readonly order: Order }) {
  const { payment, giftCardAmount, fulfilment } = order;
  const online = onlinePartOf(payment)?.amount ?? 0;
  if (online === 0 && giftCardAmount === 0) return null;
  const rest = payment.state === 'paidOnline' ? 0 : amountDue(order);
  return (
    <>
      , {online > 0 && <>online bezahlt {formatMoney(online)}, </>}
      Rest {fulfilment === 'collected' ? 'bei der Abholung' : 'an der Tür'}: <Amount rappen={rest} />
    </>
  );
}

/** What stands in the way of the edit, and what it costs. */
const EditOutcome = ({ order, edit, change, preview, isUntouched, totalPrice, blocks, drive }: OrderEditing) => (
  <>
    {drive !== null && (
      <p role="status" className={styles.problem}>
        Andere Fahrzeit: {drive.after} statt {drive.before} Minuten. Verschieb die Zeit, wenn sie nicht reicht.
      </p>
    )}
    {blocks.length > 0 && (
      <div className={styles.blocks}>
        <p role="status">{blocks.map(editRefusalText).join(' ')}</p>
        <Choice
          type="checkbox"
          checked={edit.overrides}
          onChange={({ target }) => change({ overrides: target.checked })}
        >
          Trotzdem, aus dem Grund oben
        </Choice>
      </div>
    )}
    {!preview.ok && !isUntouched && (
      <p role="status" className={styles.problem}>
        {editRefusalText(preview.error) ?? ENDED}
      </p>
    )}
    {totalPrice !== order.totalPrice && (
      <p className={reasonStyles.intro} role="status">
        Bisher <Amount rappen={order.totalPrice} />, neu{' '}
        <b>
          <Amount rappen={totalPrice} />
        </b>
        {preview.ok && <PaidApart order={preview.value.order} />}.
      </p>
    )}
  </>
);

/** Edits an open order: what, where to, how paid. The guest sees it at once, the kitchen gets a paper. */
export function EditOrderDialog({ board, order: opened, onClosed }: Props) {
  const { ports, actors } = useApp();
  const { context, isFailed, reload } = useEditContext();
  const editing = useOrderEdit(board, opened, context);
  const { order, edit, change, preview, isUntouched, totalPrice, blocks, at } = editing;
  const [reason, setReason] = useState('');
  const draft = { ...edit, totalPrice, reason };
  const schema = orderEditDraftFor(order);
  const parsed = schema.safeParse(draft);
  const errors = phoneOrderErrors(fieldErrors(schema, draft));
  const send = async () => {
    if (!parsed.success) return undefined;
    const edited = await ports.orderDesk.edit(order.id, parsed.data);
    if (!edited.ok) return editRefusalText(edited.error) ?? OVERTAKEN;
    board.send({ type: 'order.corrected', order: edited.value });
    const detail = 'Der Gast sieht es sofort, auf dem Ticket steht, was anders ist.';
    actors.toast.send({
      type: 'toast.shown',
      message: { kind: 'success', title: `Bestellung ${order.number} geändert`, detail },
    });
    return undefined;
  };
  return (
    <ChangeDialog
      title={`Bestellung ${order.number} ändern`}
      size="wide"
      button={
        <>
          Ändern
          {totalPrice !== order.totalPrice && (
            <>
              , neu <Amount rappen={totalPrice} />
            </>
          )}
        </>
      }
      canSend={preview.ok && parsed.success && (blocks.length === 0 || edit.overrides)}
      holdsInput={!isUntouched}
      onSend={send}
      onClosed={onClosed}
    >
      {context === null ? (
        <Loading isFailed={isFailed} onRetry={reload} />
      ) : (
        <>
          <EditedLines {...editing} />
          <ArticleSearch
            inputId="edit-article"
            assortment={context}
            at={at}
            onAdd={(item) => change({ added: [...edit.added, item] })}
          />
          <Fold
            summary="Adresse, Bemerkung, Zahlungsart"
            isNeeded={Object.keys(errors).some((field) => field !== 'reason')}
          >
            <div className={styles.folded}>
              <DoorFields
                order={order}
                address={edit.address}
                orderLocations={context.orderLocations}
                errors={errors}
                onAddress={(address) => change({ address })}
              />
              <Field label="Bemerkung für die Küche" error={errors['remark']}>
                {(control) => (
                  <textarea
                    {...control}
                    rows={2}
                    value={edit.remark}
                    onChange={({ target }) => change({ remark: target.value })}
                  />
                )}
              </Field>
              <fieldset className={styles.chips}>
                <legend>Bezahlt wird mit</legend>
                <PaymentMethodChips
                  name="edit-method"
                  chosen={edit.paymentMethod}
                  onChosen={(paymentMethod) => change({ paymentMethod })}
                />
              </fieldset>
            </div>
          </Fold>
          <WhyFields reason={reason} onReason={setReason} />
          <EditOutcome {...editing} />
        </>
      )}
    </ChangeDialog>
  );
}
