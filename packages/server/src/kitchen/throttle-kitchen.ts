import { busyChanges } from '@ofenpost/core/kitchen/busy-changes';
import {
  type BusyControls,
  type BusyError,
  type Rush,
  busyAt,
  startPause,
  startRush,
} from '@ofenpost/core/kitchen/busy-controls';
import { type SellOut, type SellOutError, checkSoldOutUntil } from '@ofenpost/core/kitchen/sell-out';
import { soldOutChanges } from '@ofenpost/core/kitchen/sold-out-changes';
import { type Result, err, ok } from '@ofenpost/core/result/result';
import type { Instant } from '@ofenpost/core/time/instant';
import { recordAudit } from '../audit/audit-log.repository.ts';
import type { Services } from '../services.ts';
import { saveBusyControls, saveSoldOut } from './kitchen.repository.ts';

/** The account that throttles the kitchen. */
type By = { readonly actorId: string | null };

/** Saves a pause or a rush, and records who did it. */
const change = (
  { database, clock }: Services,
  { actorId }: By,
  controls: Partial<BusyControls>,
): Promise<BusyControls> =>
  database.transaction(async (tx) => {
    const at = clock.now();
    const { before, after } = await saveBusyControls(tx, controls);
    const changes = busyChanges(before, after, at).map((done) => ({ ...done, at, actorId }));
    if (changes.length > 0) await recordAudit(tx, ...changes);
    return busyAt(after, at);
  });

export async function pauseDelivery(
  services: Services,
  by: By,
  until: Instant,
): Promise<Result<BusyControls, BusyError>> {
  const pause = startPause(until, services.clock.now());
  return pause.ok ? ok(await change(services, by, { pause: pause.value })) : pause;
}

export const endPause = (services: Services, by: By): Promise<BusyControls> => change(services, by, { pause: null });

export async function rushKitchen(
  services: Services,
  by: By,
  requested: Rush,
): Promise<Result<BusyControls, BusyError>> {
  const rush = startRush(requested, services.clock.now());
  return rush.ok ? ok(await change(services, by, { rush: rush.value })) : rush;
}

export const endRush = (services: Services, by: By): Promise<BusyControls> => change(services, by, { rush: null });

/** Marks kitchen offers as sold out or available, and records who did it. */
export async function sellOutOffer(
  { database, clock }: Services,
  { actorId }: By,
  soldOut: SellOut,
): Promise<Result<SellOut, SellOutError>> {
  const at = clock.now();
  const end = checkSoldOutUntil(soldOut.until, at);
  if (!end.ok) return end;
  return database.transaction<Result<SellOut, SellOutError>>(async (tx) => {
    const before = await saveSoldOut(tx, soldOut);
    if (before === null) return err({ code: 'offerUnknown' });
    const changes = soldOutChanges(before, soldOut.until, at).map((done) => ({ ...done, at, actorId }));
    if (changes.length > 0) await recordAudit(tx, ...changes);
    return ok(soldOut);
  });
}
