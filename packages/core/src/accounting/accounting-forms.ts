import * as z from 'zod/mini';
import { createEditorActors, createEditorMachine } from '../editor/editor.machine.ts';
import { formatMoney } from '../money/format-money.ts';
import { NO_SUCH_COIN } from '../payment/cash-rounding.ts';
import type { PaymentMethod } from '../payment/payment.ts';
import type { Ports } from '../ports.ts';
import { type Result, err, ok } from '../result/result.ts';
import { aboveLimitMessage } from '../role/staff-limit.ts';
import type { LocalDate } from '../time/instant.ts';
import { formatDate, formatLocalDate, formatTime } from '../time/zurich.ts';
import type { AccountingError, DayClose, DayJournal } from './accounting.ts';
import {
  type CashCountDraft,
  blankCashCount,
  cashCountDraft,
  BLANK_CASH_MOVEMENT,
  type CashMovementDraft,
  cashMovementDraft,
} from './cash.ts';
import { openingGap, BLANK_CLOSE_REVERSAL, type CloseReversalDraft, closeReversalDraft } from './close-day.ts';
import { BLANK_REFUND, type RefundDraft, refundDraft } from './refund.ts';

/** Such as `Nr. 1042, 1043 und 3 weitere`. */
function numbersText(numbers: readonly number[], count: number): string {
  const more = count - numbers.length;
  return `Nr. ${numbers.join(', ')}${more > 0 ? ` und ${more === 1 ? 'eine weitere' : `${more} weitere`}` : ''}`;
}

function openOrdersMessage(numbers: readonly number[], count: number): string {
  const open = count === 1 ? 'Eine Bestellung ist noch offen' : `${count} Bestellungen sind noch offen`;
  return `${open}: ${numbersText(numbers, count)}. Bring sie zu Ende, dann kannst du den Tag abschliessen.`;
}

type WithAmounts =
  | 'aboveLimit'
  | 'closeDiffers'
  | 'dayRunning'
  | 'earlierDayOpen'
  | 'onlineDiffers'
  | 'ordersOpen'
  | 'openingDiffers'
  | 'refundAmountDiffers'
  | 'tillTooLow'
  | RefundError['code'];

const TEXTS: Readonly<Record<Exclude<AccountingError['code'], WithAmounts>, string>> = {
  closeNotInForce: 'Dieser Abschluss ist schon zurückgenommen. Lade die Seite neu.',
  laterEntries: 'Nach diesem Abschluss wurde schon gebucht oder gezählt. Er lässt sich nicht mehr zurücknehmen.',
  dayClosed: 'Dieser Tag ist abgeschlossen und bleibt, wie er ist.',
  dayNotBegun: 'Dieser Tag hat noch nicht begonnen.',
  cashNotCounted: 'Zähl zuerst die Kasse.',
  terminalNotRead: 'Gib an, was das Terminal heute eingenommen hat. Es steht auf seinem Tagesabschluss.',
  openingNotInCoins: `${NO_SUCH_COIN} Prüf den Anfangsbestand.`,
  figuresChanged: 'Inzwischen ist etwas dazugekommen. Schau die Zahlen nochmals an und schliess dann ab.',
  countChanged: 'Jemand hat die Kasse inzwischen gezählt. Schau die neue Zählung an, bevor du deine speicherst.',
  partsRefunded: 'Davon ist inzwischen etwas zurückerstattet. Schau die Beträge nochmals an.',
  saleUnknown: 'Unter dieser Nummer ist nichts verkauft worden.',
  idempotencyKeyReused: 'Das ist schon gebucht, mit anderen Angaben oder von jemand anderem. Lade die Seite neu.',
};

type RefundError = Extract<AccountingError, { readonly refundable: number }>;

const REFUND_TEXTS: Readonly<Record<RefundError['code'], (refundable: number) => string>> = {
  refundTooHigh: (refundable) =>
    refundable === 0
      ? 'Diese Bestellung ist schon ganz zurückerstattet.'
      : `Für diese Bestellung sind höchstens noch ${formatMoney(refundable)} möglich.`,
  giftCardRefundTooHigh: (refundable) =>
    refundable === 0
      ? 'Auf den Gutschein lässt sich für diese Bestellung nichts mehr zurückgeben.'
      : `Auf den Gutschein lässt sich höchstens zurückgeben, was er bezahlt hat: noch ${formatMoney(refundable)}.`,
  onlineRefundTooHigh: (refundable) =>
    refundable === 0
      ? 'Online lässt sich für diese Bestellung nichts zurückgeben.'
      : `Online lässt sich höchstens zurückgeben, was so bezahlt wurde: noch ${formatMoney(refundable)}.`,
  refundOtherWay: (refundable) =>
    refundable === 0
      ? 'So ist nicht bezahlt worden. Anders gibt es nur die Geschäftsleitung zurück.'
      : `So bezahlt und noch nicht zurück sind ${formatMoney(refundable)}. Anders gibt es nur die Geschäftsleitung zurück.`,
  goodwillOnSpirits: (refundable) =>
    `Auf Spirituosen und Alkohol ohne Angabe gibt es keine Kulanz${refundable === 0 ? '' : `, auf alles andere noch ${formatMoney(refundable)}`}. Fehlte ein Getränk, war es falsch oder nicht gut? Dann wähl es in der Liste und diesen Grund.`,
  writeOffTooHigh: (refundable) =>
    refundable === 0
      ? 'An der Tür ist so nichts kassiert worden, also gibt es nichts abzuschreiben. Einen offenen Rest schreibst du unter «Rest erhalten» ab.'
      : `Abschreiben lässt sich höchstens, was an der Tür kassiert wurde: ${formatMoney(refundable)}.`,
};

const AT: Readonly<Record<PaymentMethod, string>> = {
  cash: 'In der Kasse',
  card: 'Am Terminal (Karte)',
  twint: 'Am Terminal (TWINT)',
};

type CloseDiffers = { readonly method: PaymentMethod; readonly difference: number };

const closeDiffersMessage = ({ method, difference }: CloseDiffers): string =>
  `${AT[method]} ${difference < 0 ? 'fehlen' : 'sind'} ${formatMoney(Math.abs(difference))}${difference < 0 ? '' : ' zu viel'}. Gib an, warum.`;

/** The message for staff when the books refuse something, in German. */
export function accountingMessage(error: AccountingError): string {
  if ('refundable' in error) return REFUND_TEXTS[error.code](error.refundable);
  switch (error.code) {
    case 'aboveLimit':
      return aboveLimitMessage(error);
    case 'closeDiffers':
      return closeDiffersMessage(error);
    case 'dayRunning':
      return `Dieser Tag läuft noch. Abschliessen lässt er sich ab ${formatTime(error.closableFrom)} am ${formatDate(error.closableFrom)}.`;
    case 'earlierDayOpen':
      return `Schliess zuerst den ${formatLocalDate(error.day)} ab.`;
    case 'ordersOpen':
      return openOrdersMessage(error.numbers, error.count);
    case 'onlineDiffers':
      return `Online ist nicht so viel eingezogen wie verkauft: ${numbersText(error.numbers, error.numbers.length)}. Gib an, warum.`;
    case 'openingDiffers':
      return error.carried === 0
        ? 'Bisher war nichts in der Kasse. Gib bei der Zählung an, woher der Anfangsbestand kommt.'
        : `Der letzte Abschluss liess ${formatMoney(error.carried)} in der Kasse. Zähl die Kasse von dort weg, oder gib bei der Zählung an, warum der Anfangsbestand ein anderer ist.`;
    case 'refundAmountDiffers':
      return `Was du gewählt hast, ist ${formatMoney(error.amount)} wert. Schau es nochmals an.`;
    case 'tillTooLow':
      return `In der Kasse sind jetzt nur ${formatMoney(error.inTill)}. Zahl mit Karte oder TWINT zurück, oder buch zuerst eine Einlage.`;
    default:
      return TEXTS[error.code];
  }
}

type Books = Pick<Ports, 'accounting'>;
type Entering = Books & Pick<Ports, 'idempotencyKey'>;
type OnJournal = (journal: DayJournal) => void;

/** The answer for a form: the books as they are now, or why nothing was written. */
function answer<T>(result: Result<DayJournal, AccountingError>, value: T, onStored: OnJournal) {
  if (!result.ok) return err({ code: 'refused' as const, message: accountingMessage(result.error) });
  onStored(result.value);
  return ok(value);
}

/** The editor of cash put in or taken out. All attempts share one id, so that nothing is booked twice. */
export function createCashMovementForm({ accounting, idempotencyKey }: Entering, day: LocalDate, onStored: OnJournal) {
  const id = idempotencyKey.create();
  return createEditorMachine({ schema: cashMovementDraft, blank: BLANK_CASH_MOVEMENT }).provide({
    actors: createEditorActors<CashMovementDraft>({
      load: async () => BLANK_CASH_MOVEMENT,
      save: async ({ value }) => answer(await accounting.moveCash(day, id, value), value, onStored),
    }),
  });
}

/** The editor of a refund. All attempts share one id, so that nothing is booked twice. */
export function createRefundForm({ accounting, idempotencyKey }: Entering, onStored: OnJournal) {
  const id = idempotencyKey.create();
  const schema = refundDraft.check(
    z.refine(({ cause }) => cause !== undefined, {
      error: 'Wähle bitte, woran es lag.',
      path: ['cause'],
      // It is said together with what else is missing.
      when: () => true,
    }),
  );
  return createEditorMachine({ schema, blank: BLANK_REFUND }).provide({
    actors: createEditorActors<RefundDraft>({
      load: async () => BLANK_REFUND,
      save: async ({ value }) => answer(await accounting.refund(id, value), value, onStored),
    }),
  });
}

/** The editor of the reason for reversing a close. */
export function createCloseReversalForm({ accounting }: Books, { day, number }: DayClose, onStored: OnJournal) {
  return createEditorMachine({ schema: closeReversalDraft, blank: BLANK_CLOSE_REVERSAL }).provide({
    actors: createEditorActors<CloseReversalDraft>({
      load: async () => BLANK_CLOSE_REVERSAL,
      save: async ({ value }) => answer(await accounting.reverseClose(day, number, value), value, onStored),
    }),
  });
}

/** The initial count of a day: the last one, or nothing counted. */
export const initialCount = ({ count, openingSuggested }: DayJournal): CashCountDraft =>
  count === null ? blankCashCount(openingSuggested) : { opening: count.opening, counted: count.counted };

/** The editor of a count. Saving replaces the count that was shown. */
export function createCashCountForm({ accounting }: Books, journal: DayJournal, onStored: OnJournal) {
  const initial = initialCount(journal);
  const schema = cashCountDraft.check(
    z.refine(({ opening, openingReason = '' }) => openingReason !== '' || openingGap(journal, opening) === 0, {
      error: 'Bitte gib den Grund an',
      path: ['openingReason'],
    }),
  );
  return createEditorMachine({ schema, blank: initial }).provide({
    actors: createEditorActors<CashCountDraft>({
      load: async () => initial,
      save: async ({ value }) =>
        answer(await accounting.countCash(journal.day, journal.count?.revision ?? 0, value), value, onStored),
    }),
  });
}
