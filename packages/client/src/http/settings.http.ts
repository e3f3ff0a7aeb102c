import type { StaffClient } from '@ofenpost/contract/staff.contract';
import type { CourierPort } from '@ofenpost/core/courier/courier.port';
import type { SaveError } from '@ofenpost/core/editor/editor';
import type { RecordedChange, Versioned } from '@ofenpost/core/editor/versioned';
import type { KitchenPort } from '@ofenpost/core/kitchen/kitchen.port';
import type { PickupPort } from '@ofenpost/core/pickup/pickup.port';
import type { PrintingPort } from '@ofenpost/core/printing/printing.port';
import { ok } from '@ofenpost/core/result/result';
import type { SettingsDrafts, SettingsSection } from '@ofenpost/core/settings/settings-section';
import type { SettingsPort } from '@ofenpost/core/settings/settings.port';
import type { ClientPromiseResult, ORPCError } from '@orpc/client';
import { resultOf } from './refusal.ts';

/** The routes of each section, as the contract defines them. */
type SectionClient<T> = {
  readonly load: () => Promise<Versioned<T>>;
  readonly save: (
    saving: Versioned<T>,
  ) => ClientPromiseResult<Versioned<T>, Error | ORPCError<'REFUSED', SaveError<Versioned<T>>>>;
  readonly listChanges: () => Promise<RecordedChange<T>[]>;
};
type SectionClients = { readonly [S in SettingsSection]: SectionClient<SettingsDrafts[S]> };

export const createSettingsHttp = ({ settings }: StaffClient): SettingsPort => {
  const sections: SectionClients = settings;
  return {
    load: (section) => sections[section].load(),
    save: (section, saving) => resultOf(sections[section].save(saving)),
    listChanges: (section) => sections[section].listChanges(),
  };
};

export const createPrintingHttp = ({ printing }: StaffClient): PrintingPort => ({
  loadDesk: () => printing.loadDesk(),
  listToday: () => printing.listToday(),
  print: (id, target) => resultOf(printing.print({ id, target })),
  dismiss: (id) => printing.dismiss({ id }),
  test: async (id) => {
    const answer = await resultOf(printing.test({ id }));
    return answer.ok ? ok(null) : answer;
  },
});

export const createPickupHttp = ({ pickup }: StaffClient): PickupPort => ({ load: () => pickup.load() });

export const createCourierHttp = ({ courier }: StaffClient): CourierPort => ({
  loadTour: () => courier.loadTour(),
  act: (id, tap) => resultOf(courier.act({ id, ...tap })),
  handIn: (draft) => resultOf(courier.handIn(draft)),
  listCouriers: () => courier.listCouriers(),
  assign: (id, draft) => resultOf(courier.assign({ id, ...draft })),
});

export const createKitchenHttp = ({ kitchen }: StaffClient): KitchenPort => ({
  load: () => kitchen.load(),
  pause: (until) => resultOf(kitchen.pause({ until })),
  endPause: () => kitchen.endPause(),
  rush: (rush) => resultOf(kitchen.rush(rush)),
  endRush: () => kitchen.endRush(),
  sellOut: (soldOut) => resultOf(kitchen.sellOut(soldOut)),
});
