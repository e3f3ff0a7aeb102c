import type { Account } from '@ofenpost/core/account/account';
import { GUEST } from '@ofenpost/core/account/guest';
import type { Ports } from '@ofenpost/core/ports';
import { may } from '@ofenpost/core/role/permission';
import { createLazyRoute, notFound } from '@tanstack/react-router';
import { accountsAdminPage } from '../account/account-admin.tsx';
import { booksOfPage, booksPage } from '../accounting/books-pages.tsx';
import { apiKeysAdminPage } from '../api-key/api-keys-admin.tsx';
import type { AdminPage } from '../app/admin-page.tsx';
import { useAccount } from '../app/app-actors.tsx';
import { auditAdminPage } from '../audit/audit-admin.tsx';
import { bookkeepingOfPage, bookkeepingPage } from '../bookkeeping/bookkeeping-page.tsx';
import { catalogueFilePage } from '../catalogue-file/catalogue-file-page.tsx';
import { optionGroupAdminPage } from '../catalogue/option-group-admin.tsx';
import { optionGroupsAdminPage } from '../catalogue/option-groups-admin.tsx';
import { productCopyPage, productAdminPage } from '../catalogue/product-admin.tsx';
import { productGroupAdminPage } from '../catalogue/product-group-admin.tsx';
import { productGroupsAdminPage } from '../catalogue/product-groups-admin.tsx';
import { productsAdminPage } from '../catalogue/products-admin.tsx';
import { lawGuardPage } from '../declaration/law-guard-page.tsx';
import { devicesAdminPage } from '../device/devices-admin.tsx';
import { eventsAdminPage } from '../event/event-admin.tsx';
import { eventEditorPage } from '../event/event-editor-page.tsx';
import { giftCardsAdminPage } from '../gift-card/gift-cards.tsx';
import { menuCopyPage, menuEditorPage } from '../menu/menu-editor-page.tsx';
import { menusAdminPage } from '../menu/menus-admin.tsx';
import { weekPlanPage } from '../menu/week-plan-page.tsx';
import { paymentsPage } from '../online-payment/payments-page.tsx';
import { shiftPage } from '../order-desk/shift-page.tsx';
import { pizzaIngredientAdminPage } from '../pizza-creator/pizza-ingredient-admin.tsx';
import { pizzaPartsAdminPage, pizzaSizesAdminPage } from '../pizza-creator/pizza-parts-admin.tsx';
import { pizzaSizeAdminPage } from '../pizza-creator/pizza-size-admin.tsx';
import { promotionsAdminPage } from '../promotion/promotion-admin.tsx';
import { promotionEditorPage } from '../promotion/promotion-editor-page.tsx';
import { FactorDueAbove } from '../second-factor/factor-due.tsx';
import { TeamRefusal } from '../session/team-refusal.tsx';
import { settingsOverviewPage, settingsSectionPage } from '../settings/settings-page.tsx';
import { webhooksAdminPage } from '../webhook/webhooks-admin.tsx';
import type { AdminPath } from './routes.tsx';

/** The page of each admin route. They are one file, because they share most of their code and staff open many of them. */
const ADMIN_PAGES: Readonly<Record<AdminPath, AdminPage>> = {
  '/admin/products': productsAdminPage,
  '/admin/products/$id': productAdminPage,
  '/admin/products/$id/copy': productCopyPage,
  '/admin/product-groups': productGroupsAdminPage,
  '/admin/product-groups/$id': productGroupAdminPage,
  '/admin/option-groups': optionGroupsAdminPage,
  '/admin/option-groups/$id': optionGroupAdminPage,
  '/admin/pizza-parts': pizzaSizesAdminPage,
  '/admin/pizza-parts/$id': pizzaPartsAdminPage,
  '/admin/pizza-sizes/$id': pizzaSizeAdminPage,
  '/admin/pizza-ingredients/$id': pizzaIngredientAdminPage,
  '/admin/catalogue': catalogueFilePage,
  '/admin/shift': shiftPage,
  '/admin/settings': settingsOverviewPage,
  '/admin/settings/$id': settingsSectionPage,
  '/admin/gift-cards': giftCardsAdminPage,
  '/admin/payments': paymentsPage,
  '/admin/menu': menusAdminPage,
  '/admin/menu/$id': menuEditorPage,
  '/admin/menu/$id/copy': menuCopyPage,
  '/admin/week-menu': weekPlanPage,
  '/admin/law': lawGuardPage,
  '/admin/accounting': booksPage,
  '/admin/accounting/$id': booksOfPage,
  '/admin/bookkeeping': bookkeepingPage,
  '/admin/bookkeeping/$id': bookkeepingOfPage,
  '/admin/accounts': accountsAdminPage,
  '/admin/devices': devicesAdminPage,
  '/admin/api-keys': apiKeysAdminPage,
  '/admin/webhooks': webhooksAdminPage,
  '/admin/audit-log': auditAdminPage,
  '/admin/promotions': promotionsAdminPage,
  '/admin/promotions/$id': promotionEditorPage,
  '/admin/events': eventsAdminPage,
  '/admin/events/$id': eventEditorPage,
};

/** Throws `notFound` where there is no such id. */
export async function loadAdminPage(path: AdminPath, ports: Ports, id: string, account: Account = GUEST) {
  const { title, action, load } = ADMIN_PAGES[path];
  if (!may(account, action)) return { id, title, data: null };
  const data = await load(ports, id, account);
  if (data === null) throw notFound();
  return { id, title, data };
}

/** Returns the lazy part of an admin route. */
export function adminRoute(path: AdminPath) {
  const { action, access, render } = ADMIN_PAGES[path];
  const Route = createLazyRoute(path)({
    component: function AdminRoute() {
      const { id, data } = Route.useLoaderData();
      const account = useAccount();
      if (data === null || !may(account, action)) return <TeamRefusal access={access} />;
      return (
        <>
          <FactorDueAbove />
          {render(id, data)}
        </>
      );
    },
  });
  return Route;
}
