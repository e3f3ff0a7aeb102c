import { mondayOf } from '@ofenpost/core/menu/week-menu';
import type { Service } from '@ofenpost/core/opening-hours/opening-hours';
import type { Instant, LocalDate } from '@ofenpost/core/time/instant';
import { addDays, toLocalDate } from '@ofenpost/core/time/zurich';
import { demoCatalogue } from '@ofenpost/demo-data/demo-catalogue';
import { demoEvents } from '@ofenpost/demo-data/demo-events';
import { demoMenus, demoWeekMenu } from '@ofenpost/demo-data/demo-menus';
import { demoOpeningHours } from '@ofenpost/demo-data/demo-opening-hours';
import { demoOrderLocations } from '@ofenpost/demo-data/demo-order-locations';
import { demoPizzaOffer } from '@ofenpost/demo-data/demo-pizza-offer';
import { demoDeliverySettings, demoOvenCapacity, demoRestaurant } from '@ofenpost/demo-data/demo-restaurant';
import { accounts } from '../account/account.table.ts';
import { optionGroups, options, productGroups, productOptionGroups, products } from '../catalogue/catalogue.table.ts';
import { insertPizzaOffer } from '../catalogue/pizza-offer.repository.ts';
import type { Database, Transaction } from '../database/database.ts';
import { orderLocations } from '../delivery/order-location.table.ts';
import { restaurantEvents } from '../event/restaurant-event.table.ts';
import { DEMO_PEOPLE } from '../local-provider/demo-people.ts';
import { menus, weekMenuEntries } from '../menu/menu.table.ts';
import { extraordinaryDays, openingDays } from '../opening-hours/opening-hours.table.ts';
import { restaurants } from '../restaurant/restaurant.table.ts';
import { linkedAccounts } from '../session/session.table.ts';

const SERVICES: readonly Service[] = ['restaurant', 'delivery'];
/** The planned weeks: this one and the next. */
const PLANNED_WEEKS = [0, 7];

const distinctById = <T extends { readonly id: string }>(list: readonly T[]): T[] => [
  ...new Map(list.map((entry) => [entry.id, entry])).values(),
];

async function seedCatalogue(tx: Transaction, now: Instant): Promise<void> {
  const groups = demoCatalogue(now).productGroups;
  const allProducts = groups.flatMap((group) => group.products.map((product, position) => ({ ...product, position })));
  const groupsOfOptions = distinctById(allProducts.flatMap((product) => product.optionGroups));
  await tx.insert(productGroups).values(groups.map((group, position) => ({ ...group, position })));
  await tx.insert(products).values(allProducts);
  await tx.insert(optionGroups).values(groupsOfOptions);
  await tx
    .insert(options)
    .values(
      groupsOfOptions.flatMap((group) =>
        group.options.map((option, position) => ({ ...option, optionGroupId: group.id, position })),
      ),
    );
  await tx
    .insert(productOptionGroups)
    .values(
      allProducts.flatMap((product) =>
        product.optionGroups.map((group, position) => ({ productId: product.id, optionGroupId: group.id, position })),
      ),
    );
}

async function seedOpeningHours(tx: Transaction, today: LocalDate): Promise<void> {
  const openingHours = demoOpeningHours(today);
  const days = SERVICES.flatMap((service) => openingHours[service].openingDays.map((day) => ({ service, ...day })));
  const extraordinary = SERVICES.flatMap((service) =>
    openingHours[service].extraordinaryOpeningHour.map((day) => ({ service, ...day })),
  );
  await tx.insert(openingDays).values(days);
  if (extraordinary.length > 0) await tx.insert(extraordinaryDays).values(extraordinary);
}

async function seedMenus(tx: Transaction, now: Instant): Promise<void> {
  const today = toLocalDate(now);
  await tx.insert(menus).values(demoMenus(today).map((menu) => ({ ...menu, changed: now })));
  const mondays = PLANNED_WEEKS.map((days) => addDays(mondayOf(today), days));
  await tx
    .insert(weekMenuEntries)
    .values(
      mondays.flatMap((monday) =>
        demoWeekMenu(monday).flatMap(({ dayOfWeek, menuIds }) =>
          menuIds.map((menuId, position) => ({ monday, dayOfWeek, menuId, position })),
        ),
      ),
    );
}

/** The accounts of the demo people exist before they sign in, so that they have their roles. */
async function seedDemoPeople(tx: Transaction, now: Instant): Promise<void> {
  const createdAt = new Date(now);
  await tx.insert(accounts).values(
    DEMO_PEOPLE.map((person) => ({
      ...person,
      name: `${person.firstname} ${person.lastname}`,
      emailVerified: true,
      createdAt,
    })),
  );
  await tx
    .insert(linkedAccounts)
    .values(DEMO_PEOPLE.map(({ id }) => ({ userId: id, providerId: 'local', accountId: id, createdAt })));
}

type SeedOptions = {
  readonly now: Instant;
  /** Demo data is never seeded in production. */
  readonly withDemoPeople: boolean;
};

/** Fills an empty database with a demo restaurant. */
export const seedDatabase = (database: Database, { now, withDemoPeople }: SeedOptions): Promise<void> =>
  database.transaction(async (tx) => {
    const today = toLocalDate(now);
    await tx.insert(restaurants).values({ ...demoRestaurant, ...demoDeliverySettings, ovenCapacity: demoOvenCapacity });
    await seedOpeningHours(tx, today);
    await seedCatalogue(tx, now);
    await insertPizzaOffer(tx, demoPizzaOffer);
    await tx.insert(orderLocations).values(demoOrderLocations);
    await seedMenus(tx, now);
    await tx.insert(restaurantEvents).values(demoEvents(today));
    if (withDemoPeople) await seedDemoPeople(tx, now);
  });
