import type { Allergen } from '@ofenpost/core/catalogue/declaration';
import type { Declaration, Origin } from '@ofenpost/core/declaration/declaration';
import type { Menu } from '@ofenpost/core/menu/menu';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { addDays, daysBetween } from '@ofenpost/core/time/zurich';
import { contentsOf } from './demo-contents.ts';
import { demoId } from './demo-id.ts';

const GARDEN = demoId('menu', 1);
const ALP = demoId('menu', 2);

const SPECK: readonly Origin[] = [{ ingredient: 'Speck', country: 'Schweiz' }];

/** The declaration of a course. */
const course = (contains: Allergen[], diet: Declaration['diet'], origins: readonly Origin[] = []): Declaration => ({
  allergens: { contains, traces: [] },
  origins: [...origins],
  contents: contentsOf({ allergens: contains, origins }),
  methods: [],
  diet,
  alcohol: null,
  drink: null,
  checked: true,
});

/** A Monday from which weeks are counted. */
const FIRST_MONDAY = '2024-01-01';

export function demoMenus(today: LocalDate): Menu[] {
  const validity = { validFrom: addDays(today, -30), validTo: addDays(today, 90) };
  return [
    {
      id: GARDEN,
      name: 'Garten & Glut',
      price: 3250,
      vatClass: 'food',
      ovenBreads: 1,
      declarations: [course([], 'vegan'), course(['gluten', 'milk'], 'vegetarian'), course(['milk'], 'vegetarian')],
      courses: ['Grüner Salat mit Rüebli und Radieschen', 'Fladen Kürbis & Salbei, 26 cm', 'Panna cotta mit Himbeeren'],
      ...validity,
    },
    {
      id: ALP,
      name: 'Alp & Ofen',
      price: 3650,
      vatClass: 'food',
      ovenBreads: 1,
      declarations: [
        course(['gluten', 'eggs'], null, SPECK),
        course(['gluten', 'milk'], null, SPECK),
        course(['gluten', 'eggs', 'milk', 'soy'], 'vegetarian'),
      ],
      courses: ['Nüsslisalat mit Ei und Speck (Schweiz)', 'Fladen Alpstein, 26 cm', 'Tiramisù'],
      ...validity,
    },
  ];
}

/** The menus alternate by day, with other days in every second week; from Friday to Sunday both are offered. */
export function demoWeekMenu(monday: LocalDate): { dayOfWeek: number; menuIds: string[] }[] {
  const week = daysBetween(FIRST_MONDAY, monday) / 7;
  const [odd, even] = week % 2 === 0 ? [GARDEN, ALP] : [ALP, GARDEN];
  const both = [odd, even];
  return [
    { dayOfWeek: 1, menuIds: [odd] },
    { dayOfWeek: 2, menuIds: [even] },
    { dayOfWeek: 3, menuIds: [odd] },
    { dayOfWeek: 4, menuIds: [even] },
    { dayOfWeek: 5, menuIds: both },
    { dayOfWeek: 6, menuIds: both },
    { dayOfWeek: 0, menuIds: both },
  ];
}
