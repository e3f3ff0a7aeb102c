import { phoneNumberField } from '@ofenpost/core/contact/contact-fields';
import type { Order } from '@ofenpost/core/order/order';
import { CALLER_ORDERS_MAX } from '@ofenpost/core/phone-order/phone-order';
import type { PhoneOrderPort } from '@ofenpost/core/phone-order/phone-order.port';
import { auditedPhoneOrder, createPhoneOrderUseCases } from '@ofenpost/core/phone-order/phone-order.use-cases';
import { recordAudit } from './audit.in-memory.ts';
import { placeOnce, placementDependencies } from './checkout.in-memory.ts';
import { printAccepted } from './printing.in-memory.ts';
import { promotionsFor } from './promotion.in-memory.ts';
import { type Shop, type Visitor, requireMay, requireSignedIn } from './shop.ts';

/** No account has a phone number here: the accounts are those of the visitors. */
export function createPhoneOrderInMemory(shop: Shop, visitor: Visitor): PhoneOrderPort {
  const phoneOrdersFor = createPhoneOrderUseCases({
    ...placementDependencies(shop),
    newId: () => crypto.randomUUID(),
    phoneOrders: {
      place: async (placement, compose) => {
        const also = (order: Order) => {
          for (const audited of auditedPhoneOrder(order)) recordAudit(shop, visitor, audited);
          printAccepted(shop, order);
        };
        return placeOnce(shop, placement, { by: placement.by, accountId: null, also }, (shared) =>
          compose({
            ...shared,
            promotions: promotionsFor(shop, placement.promoted.code, {
              accountId: null,
              phoneNumber: placement.promoted.phoneNumber,
            }),
          }),
        );
      },
    },
  });
  return {
    findCaller: async (text) => {
      requireMay(visitor, 'order.capture');
      const phoneNumber = phoneNumberField.parse(text);
      const orders = shop.orders.all().filter(({ address }) => address.phoneNumber === phoneNumber);
      return { orders: orders.toSorted((a, b) => b.number - a.number).slice(0, CALLER_ORDERS_MAX), accounts: [] };
    },
    capture: async (request) => phoneOrdersFor(requireSignedIn(visitor, 'order.capture')).capture(request),
  };
}
