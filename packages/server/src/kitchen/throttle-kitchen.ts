import {
  type BusyControls,
  type BusyError,
  type Rush,
  busyAt,
  startPause,
  startRush,
} from '@ofenpost/core/kitchen/busy-controls';
import { type SellOut, type SellOutError, checkSoldOutUntil } from '@ofenpost/core/kitchen/sell-out';
import { type Result, err, ok } from '@ofenpost/core/result/result';
import type { Instant } from '@ofenpost/core/time/instant';
import type { Services } from '../services.ts';
import { saveBusyControls, saveSoldOut } from './kitchen.repository.ts';

const change = async ({ database, clock }: Services, controls: Partial<BusyControls>): Promise<BusyControls> =>
  busyAt(await saveBusyControls(database, controls), clock.now());

export async function pauseDelivery(services: Services, until: Instant): Promise<Result<BusyControls, BusyError>> {
  const pause = startPause(until, services.clock.now());
  return pause.ok ? ok(await change(services, { pause: pause.value })) : pause;
}

export const endPause = (services: Services): Promise<BusyControls> => change(services, { pause: null });

export async function rushKitchen(services: Services, asked: Rush): Promise<Result<BusyControls, BusyError>> {
  const rush = startRush(asked, services.clock.now());
  return rush.ok ? ok(await change(services, { rush: rush.value })) : rush;
}

export const endRush = (services: Services): Promise<BusyControls> => change(services, { rush: null });

export async function sellOutOffer(
  { database, clock }: Services,
  soldOut: SellOut,
): Promise<Result<SellOut, SellOutError>> {
  const end = checkSoldOutUntil(soldOut.until, clock.now());
  if (!end.ok) return end;
  const isSaved = await database.transaction((tx) => saveSoldOut(tx, soldOut));
  return isSaved ? ok(soldOut) : err({ code: 'offerUnknown' });
}
