import type { TicketBlock } from '@ofenpost/core/printing/paper-ticket';
import type { Instant } from '@ofenpost/core/time/instant';
import { formatDate, formatTime } from '@ofenpost/core/time/zurich';

/** The test print of a printer: each size, and the letters that fail most often. */
export const trialTicket = (name: string, at: Instant): readonly TicketBlock[] => [
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
