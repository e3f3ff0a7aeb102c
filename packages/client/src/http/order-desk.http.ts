import type { StaffClient } from '@ofenpost/contract/staff.contract';
import type { OnlinePaymentAdminPort } from '@ofenpost/core/online-payment/online-payment.port';
import type { OrderDeskPort } from '@ofenpost/core/order/order.port';
import type { PhoneOrderPort } from '@ofenpost/core/phone-order/phone-order.port';
import { watchStream } from './live.http.ts';
import { orUnknown, resultOf } from './refusal.ts';

export const createOrderDeskHttp = ({ orderDesk }: StaffClient): OrderDeskPort => ({
  watch: (observer) => watchStream((options) => orderDesk.watch(undefined, options), observer),
  loadAcceptance: () => orderDesk.acceptance(),
  loadShift: () => orderDesk.shift(),
  findEarlier: (query) => orderDesk.findEarlier({ query }),
  loadTimeline: (id) => orUnknown(orderDesk.timeline({ id })),
  step: (id, step, key) => resultOf(orderDesk.step({ id, step, ...(key !== undefined && { key }) })),
  withholdAlcohol: (id) => resultOf(orderDesk.withholdAlcohol({ id })),
  undo: (id, revision) => resultOf(orderDesk.undo({ id, revision })),
  movePromise: (id, draft) => resultOf(orderDesk.movePromise({ id, ...draft })),
  edit: (id, draft) => resultOf(orderDesk.edit({ id, ...draft })),
  redeliver: (id, draft) => resultOf(orderDesk.redeliver({ id, ...draft })),
  seeCancellation: (id) => resultOf(orderDesk.seeCancellation({ id })),
  correctPayment: (id, draft) => resultOf(orderDesk.correctPayment({ id, ...draft })),
});

export const createPhoneOrderHttp = ({ orderCapture }: StaffClient): PhoneOrderPort => ({
  findCaller: (phoneNumber) => orderCapture.findCaller({ phoneNumber }),
  capture: (request) => resultOf(orderCapture.capture(request)),
});

export const createOnlinePaymentAdminHttp = ({ onlinePaymentAdmin }: StaffClient): OnlinePaymentAdminPort => ({
  loadReport: (id) => onlinePaymentAdmin.report({ id }),
  list: (query) => onlinePaymentAdmin.list(query),
  markHandled: (id) => onlinePaymentAdmin.handled({ id }),
  loadSetup: () => onlinePaymentAdmin.setup(),
  check: () => onlinePaymentAdmin.check(),
});
