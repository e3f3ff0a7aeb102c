import type { Account } from '@ofenpost/core/account/account';
import { GUEST } from '@ofenpost/core/account/guest';
import { may } from '@ofenpost/core/permission/permission';
import type { Ports } from '@ofenpost/core/ports';
import { accountsDeskPage } from '../account/account-desk.tsx';
import { booksOfPage, booksPage } from '../accounting/books-pages.tsx';
import { auditDeskPage } from '../audit/audit-desk.tsx';
import { catalogueFilePage } from '../catalogue-file/catalogue-file-page.tsx';
import { optionGroupDeskPage } from '../catalogue/option-group-desk.tsx';
import { optionGroupsDeskPage } from '../catalogue/option-groups-desk.tsx';
import { productCopyPage, productDeskPage } from '../catalogue/product-desk.tsx';
import { productGroupDeskPage } from '../catalogue/product-group-desk.tsx';
import { productGroupsDeskPage } from '../catalogue/product-groups-desk.tsx';
import { productsDeskPage } from '../catalogue/products-desk.tsx';
import { eventsDeskPage } from '../event/event-desk.tsx';
import { eventEditorPage } from '../event/event-editor-page.tsx';
import { giftCardsDeskPage } from '../gift-card/gift-cards.tsx';
import { menuCopyPage, menuEditorPage } from '../menu/menu-editor-page.tsx';
import { menusDeskPage } from '../menu/menus-desk.tsx';
import { weekPlanPage } from '../menu/week-plan-page.tsx';
import { pizzaIngredientDeskPage } from '../pizza-creator/pizza-ingredient-desk.tsx';
import { pizzaPartsDeskPage, pizzaSizesDeskPage } from '../pizza-creator/pizza-parts-desk.tsx';
import { pizzaSizeDeskPage } from '../pizza-creator/pizza-size-desk.tsx';
import { settingsOverviewPage } from '../settings/settings-overview.tsx';
import { settingsSectionPage } from '../settings/settings-page.tsx';
import type { DeskPage } from './desk-page.tsx';
import { idAt } from './desk-path.ts';

/** The pages of staff that share the route `/admin/$`: guests carry one route for them all. */
const DESK_PAGES: readonly DeskPage[] = [
  productsDeskPage,
  productDeskPage,
  productCopyPage,
  productGroupsDeskPage,
  productGroupDeskPage,
  optionGroupsDeskPage,
  optionGroupDeskPage,
  pizzaSizesDeskPage,
  pizzaPartsDeskPage,
  pizzaSizeDeskPage,
  pizzaIngredientDeskPage,
  catalogueFilePage,
  settingsOverviewPage,
  settingsSectionPage,
  giftCardsDeskPage,
  menusDeskPage,
  menuEditorPage,
  menuCopyPage,
  weekPlanPage,
  booksPage,
  booksOfPage,
  accountsDeskPage,
  auditDeskPage,
  eventsDeskPage,
  eventEditorPage,
];

export const deskPageAt = (path: string): DeskPage | undefined =>
  DESK_PAGES.find((page) => idAt(page.path, path) !== null);

/** What a page shows, `week` where the address asks for one instead of an id; its data are null for whoever may not see it. Undefined: there is no such page, or nothing of this id. */
export async function loadDeskPage(ports: Ports, path = '', account: Account = GUEST, week = '') {
  const page = deskPageAt(path);
  if (page === undefined) return undefined;
  const { title, action, load } = page;
  const id = page.path === path ? week : (idAt(page.path, path) ?? '');
  if (!may(account, action)) return { path, id, title, data: null };
  const data = await load(ports, id, account);
  return data === null ? undefined : { path, id, title, data };
}
