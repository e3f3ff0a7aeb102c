import { DEVICE_ORDERS_KEY, RUNNING_ORDER_KEY } from '@ofenpost/core/order/device-orders-key';

/** Where a running order stands on top of home, if the device remembers one. */
export const RUNNING_ORDER_ID = 'running-order';

/**
 * Runs before the first paint of home: who has an order under way sees room for it on top, so that it moves nothing when
 * it has loaded. Who has ordered from this device before has it for the last order.
 */
export const runningOrderScript = `try{let s=localStorage,d=document.documentElement.dataset;s.getItem('${RUNNING_ORDER_KEY}')>Date.now()?d.order='':s.getItem('${DEVICE_ORDERS_KEY}')?.includes('[{')&&(d.last='')}catch{}`;
