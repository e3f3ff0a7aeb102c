import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { PhoneOrderPort } from '@ofenpost/core/phone-order/phone-order.port';
import { resultOf } from './refusal.ts';

export const createPhoneOrderHttp = ({ orderCapture }: ApiClient): PhoneOrderPort => ({
  findCaller: (phoneNumber) => orderCapture.findCaller({ phoneNumber }),
  capture: (request) => resultOf(orderCapture.capture(request)),
});
