import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { OrderCapturePort } from '@ofenpost/core/order-capture/order-capture.port';
import { resultOf } from './refusal.ts';

export const createOrderCaptureHttp = ({ orderCapture }: ApiClient): OrderCapturePort => ({
  findCaller: (phoneNumber) => orderCapture.findCaller({ phoneNumber }),
  capture: (request) => resultOf(orderCapture.capture(request)),
});
