import { randomUUID } from 'node:crypto';
import { printingContract } from '@ofenpost/contract/printing/printing.contract';
import type { TicketBlock } from '@ofenpost/core/printing/paper-ticket';
import { createPrintingUseCases } from '@ofenpost/core/printing/printing.use-cases';
import type { Instant } from '@ofenpost/core/time/instant';
import { formatDate, formatTime } from '@ofenpost/core/time/zurich';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import type { Services } from '../services.ts';
import { encodeTicket } from './encode-ticket.ts';
import { createPrintingRepository } from './print.repository.ts';
import { sendToPrinter } from './send-to-printer.ts';

/** The test print of a printer: each size, and the letters that fail most often. */
const trialTicket = (name: string, at: Instant): readonly TicketBlock[] => [
  { kind: 'mark', text: 'TESTDRUCK' },
  { kind: 'number', text: '1234' },
  { kind: 'headline', left: name, right: formatTime(at) },
  { kind: 'rule' },
  { kind: 'item', amount: '2×', name: 'Käsefladen', details: ['Rüebli, Röschti, Crème fraîche, Jalapeños'] },
  { kind: 'alert', label: 'Bemerkung', text: 'So steht eine Allergie auf dem Bon.' },
  { kind: 'rule' },
  { kind: 'pair', left: 'Alles lesbar bis zum Rand?', right: 'CHF 12.50' },
  { kind: 'text', text: `Gedruckt ${formatDate(at)}, ${formatTime(at)}`, isStrong: false },
];

const printing = implement(printingContract).$context<ApiContext>();

/** The handlers of `printingContract`. */
export function createPrintingRoutes({ database, clock, configuration, content }: Services) {
  const printingFor = createPrintingUseCases({
    printing: createPrintingRepository(database),
    clock,
    content,
    newId: randomUUID,
    tryPrinter: (printer) =>
      sendToPrinter(printer, configuration, () =>
        encodeTicket(trialTicket(printer.name, clock.now()), printer.charactersPerLine),
      ),
  });
  const staff = async ({ account }: ApiContext) => printingFor(await account());
  return {
    loadDesk: printing.loadDesk.handler(async ({ context }) => (await staff(context)).loadDesk()),
    listToday: printing.listToday.handler(async ({ context }) => [...(await (await staff(context)).listToday())]),
    dismiss: printing.dismiss.handler(async ({ context, input }) => (await staff(context)).dismiss(input.id)),
    print: printing.print.handler(async ({ context, input, errors }) => {
      const result = await (await staff(context)).print(input.id, input.target);
      if (!result.ok) throw errors.REFUSED({ data: result.error });
      return result.value;
    }),
    test: printing.test.handler(async ({ context, input, errors }) => {
      const result = await (await staff(context)).test(input.id);
      if (!result.ok) throw errors.REFUSED({ data: result.error });
    }),
  };
}
