import type { Account } from '@ofenpost/core/account/account';
import { GUEST } from '@ofenpost/core/account/guest';
import type { Ports } from '@ofenpost/core/ports';
import { may } from '@ofenpost/core/role/permission';
import { accountsAdminPage } from '../account/account-admin.tsx';
import { booksOfPage, booksPage } from '../accounting/books-pages.tsx';
import { type AdminPage, idAt } from '../app/admin-page.tsx';
import { auditAdminPage } from '../audit/audit-admin.tsx';
import { catalogueFilePage } from '../catalogue-file/catalogue-file-page.tsx';
import { optionGroupAdminPage } from '../catalogue/option-group-admin.tsx';
import { optionGroupsAdminPage } from '../catalogue/option-groups-admin.tsx';
import { productCopyPage, productAdminPage } from '../catalogue/product-admin.tsx';
import { productGroupAdminPage } from '../catalogue/product-group-admin.tsx';
import { productGroupsAdminPage } from '../catalogue/product-groups-admin.tsx';
import { productsAdminPage } from '../catalogue/products-admin.tsx';
import { eventsAdminPage } from '../event/event-admin.tsx';
import { eventEditorPage } from '../event/event-editor-page.tsx';
import { giftCardsAdminPage } from '../gift-card/gift-cards.tsx';
import { menuCopyPage, menuEditorPage } from '../menu/menu-editor-page.tsx';
import { menusAdminPage } from '../menu/menus-admin.tsx';
import { weekPlanPage } from '../menu/week-plan-page.tsx';
import { pizzaIngredientAdminPage } from '../pizza-creator/pizza-ingredient-admin.tsx';
import { pizzaPartsAdminPage, pizzaSizesAdminPage } from '../pizza-creator/pizza-parts-admin.tsx';
import { pizzaSizeAdminPage } from '../pizza-creator/pizza-size-admin.tsx';
import { settingsOverviewPage, settingsSectionPage } from '../settings/settings-page.tsx';

/** All admin pages. They share the route `/admin/$`, so that guests load one route for all of them. */
const ADMIN_PAGES: readonly AdminPage[] = [
  productsAdminPage,
  productAdminPage,
  productCopyPage,
  productGroupsAdminPage,
  productGroupAdminPage,
  optionGroupsAdminPage,
  optionGroupAdminPage,
  pizzaSizesAdminPage,
  pizzaPartsAdminPage,
  pizzaSizeAdminPage,
  pizzaIngredientAdminPage,
  catalogueFilePage,
  settingsOverviewPage,
  settingsSectionPage,
  giftCardsAdminPage,
  menusAdminPage,
  menuEditorPage,
  menuCopyPage,
  weekPlanPage,
  booksPage,
  booksOfPage,
  accountsAdminPage,
  auditAdminPage,
  eventsAdminPage,
  eventEditorPage,
];

export const adminPageAt = (path: string): AdminPage | undefined =>
  ADMIN_PAGES.find((page) => idAt(page.path, path) !== null);

/**
 * Loads the data of an admin page; they are null for accounts without permission. `week` replaces an id where the
 * address asks for a week. Returns undefined where there is no such page or id.
 */
export async function loadAdminPage(ports: Ports, path = '', account: Account = GUEST, week = '') {
  const page = adminPageAt(path);
  if (page === undefined) return undefined;
  const { title, action, load } = page;
  const id = page.path === path ? week : (idAt(page.path, path) ?? '');
  if (!may(account, action)) return { path, id, title, data: null };
  const data = await load(ports, id, account);
  return data === null ? undefined : { path, id, title, data };
}
