import type { Order } from '@ofenpost/core/order/order';
import { formatTime } from '@ofenpost/core/time/zurich';

export type OrderNews = { readonly title: string; readonly text: string };

const PAY_NOTHING = 'Du musst nichts bezahlen. Ruf uns an, wenn du Fragen hast.';

/** What the guest is told about the order as it is now. */
export function orderNews(order: Order): OrderNews {
  const { promisedAt, deliveryTime } = order;
  const arrival = formatTime(promisedAt ?? deliveryTime.requestedAt);
  switch (order.status) {
    case 'placed':
      return {
        title: 'Bestellung ist bei uns',
        text: 'Wir schauen sie uns gleich an. Du siehst hier sofort, wenn sie angenommen ist.',
      };
    case 'accepted':
      return {
        title: 'Angenommen',
        text: `Um ${arrival} sind wir bei dir. Gleich kommt deine Bestellung in den Ofen.`,
      };
    case 'preparing':
      return { title: 'Jetzt im Ofen', text: `Gleich ist es knusprig. Um ${arrival} sind wir bei dir.` };
    case 'ready':
      return { title: 'Fertig gebacken', text: `Eingepackt und warm. Um ${arrival} sind wir bei dir.` };
    case 'onTheWay':
      return { title: 'Unterwegs zu dir', text: `Gegen ${arrival} klingelt es.` };
    case 'delivered':
      return { title: 'Geliefert. En Guete!', text: 'Danke, dass du bei uns bestellt hast.' };
    case 'rejected':
      return { title: 'Leider können wir nicht liefern', text: PAY_NOTHING };
    case 'cancelled':
      return { title: 'Bestellung storniert', text: PAY_NOTHING };
    case 'undeliverable':
      return { title: 'Wir konnten nicht liefern', text: 'Ruf uns an, dann finden wir eine Lösung.' };
  }
}
