import type { StaffClient } from '@ofenpost/contract/staff.contract';
import type { ChangelogPort } from '@ofenpost/core/changelog/changelog.port';
import type { EventAdminPort } from '@ofenpost/core/event/event.port';
import type { MenuAdminPort, WeekMenuAdminPort } from '@ofenpost/core/menu/menu.port';
import type { PromotionAdminPort } from '@ofenpost/core/promotion/promotion.port';
import { resultOf } from './refusal.ts';

export const createMenuAdminHttp = ({ menuDesk }: StaffClient): MenuAdminPort => ({
  list: (query) => menuDesk.list(query),
  find: (id) => menuDesk.find({ id }),
  loadUses: (id) => menuDesk.loadUses({ id }),
  save: (id, saving) => resultOf(menuDesk.save({ ...saving, id })),
  remove: (id) => resultOf(menuDesk.remove({ id })),
});

export const createWeekMenuAdminHttp = ({ weekMenuDesk }: StaffClient): WeekMenuAdminPort => ({
  load: (monday) => weekMenuDesk.load({ monday }),
  save: (monday, saving) => resultOf(weekMenuDesk.save({ ...saving, monday })),
});

export const createEventAdminHttp = ({ eventDesk }: StaffClient): EventAdminPort => ({
  list: (query) => eventDesk.list(query),
  find: (id) => eventDesk.find({ id }),
  save: (id, saving) => resultOf(eventDesk.save({ ...saving, id })),
  remove: (id) => resultOf(eventDesk.remove({ id })),
});

export const createPromotionAdminHttp = ({ promotionDesk }: StaffClient): PromotionAdminPort => ({
  list: (query) => promotionDesk.list(query),
  find: (id) => promotionDesk.find({ id }),
  save: (id, saving) => resultOf(promotionDesk.save({ ...saving, id })),
  remove: (id) => resultOf(promotionDesk.remove({ id })),
});

export const createChangelogHttp = ({ changelog }: StaffClient): ChangelogPort => ({
  fetch: (query) => changelog.fetch(query),
});
