import {
  type GuardedPlace,
  type GuardedThing,
  type LawState,
  guardedThings,
  lawStateOf,
} from '@ofenpost/core/declaration/law-guard';
import { mondayOf } from '@ofenpost/core/menu/week-menu';
import type { Ports } from '@ofenpost/core/ports';
import { addDays, toLocalDate } from '@ofenpost/core/time/zurich';
import { Link } from '@tanstack/react-router';
import { adminPage } from '../app/admin-page.tsx';
import { ListHead } from '../record/list-view.tsx';
import { StateBadge, type StateTone } from '../ui/state-badge.tsx';
import layout from '../ui/layout.module.css';
import styles from './law-guard-page.module.css';

const LINKS = {
  product: '/admin/products/$id',
  optionGroup: '/admin/option-groups/$id',
  pizzaIngredient: '/admin/pizza-ingredients/$id',
  menu: '/admin/menu/$id',
  restaurant: '/admin/settings/$id',
} as const satisfies Record<GuardedPlace['kind'], string>;

const STATES: readonly (readonly [state: LawState, title: string, badge: string, tone: StateTone])[] = [
  ['red', 'Fehlt oder widerspricht sich', 'rot', 'bad'],
  ['open', 'Offen', 'offen', 'warning'],
  ['green', 'In Ordnung', 'grün', 'good'],
];

type ThingsProps = { readonly things: readonly GuardedThing[]; readonly badge: string; readonly tone: StateTone };

const Things = ({ things, badge, tone }: ThingsProps) => (
  <ul className={styles.things}>
    {things.map(({ kind, id, name, findings }) => (
      <li key={`${kind} ${id} ${name}`}>
        <Link to={LINKS[kind]} params={{ id }} className={styles.thing}>
          <span>
            <b>{name}</b>
            {findings.map(({ text }) => (
              <small key={text}>{text}</small>
            ))}
          </span>
          <StateBadge tone={tone}>{badge}</StateBadge>
        </Link>
      </li>
    ))}
  </ul>
);

type Data = { readonly things: readonly GuardedThing[] };

/** Lists what the law asks for and is missing, with a link to where staff put it right. */
function LawGuard({ data: { things } }: { readonly data: Data }) {
  const isGreen = things.every((thing) => lawStateOf(thing) === 'green');
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <ListHead title="Gesetz" />
      <p className={layout.lead}>
        {isGreen
          ? 'Alles deklariert: Allergene, Herkunft, Herstellung, Alkohol und Mengen.'
          : 'Was Gäste vor dem Bestellen lesen müssen und noch fehlt. Tippe es an, um es zu ergänzen.'}
      </p>
      {STATES.map(([state, title, badge, tone]) => {
        const found = things.filter((thing) => lawStateOf(thing) === state);
        if (found.length === 0) return null;
        const list = <Things things={found} badge={badge} tone={tone} />;
        return state === 'green' ? (
          <details key={state} className={styles.state}>
            <summary>
              {title} ({found.length})
            </summary>
            {list}
          </details>
        ) : (
          <section key={state} className={styles.state}>
            <h2>
              {title} ({found.length})
            </h2>
            {list}
          </section>
        );
      })}
    </div>
  );
}

/** The menus that guests can order in this week and the next. */
async function loadMenus({ menu }: Ports, today: string) {
  const monday = mondayOf(today);
  const weeks = await Promise.all([monday, addDays(monday, 7)].map((each) => menu.load({ monday: each })));
  const menus = weeks.flatMap((week) => [...week.menus, ...week.weekMenu.flatMap((day) => day.menus)]);
  return [...new Map(menus.map((each) => [each.id, each])).values()];
}

export const lawGuardPage = adminPage<Data>({
  title: 'Gesetz',
  action: 'catalogue.edit',
  access: 'zum Sortiment',
  load: async (ports) => {
    const today = toLocalDate(ports.clock.now());
    const [catalogue, pizzaOffer, menus, restaurant] = await Promise.all([
      ports.catalogue.load(),
      ports.pizzaCreator.find(),
      loadMenus(ports, today),
      ports.restaurant.load(),
    ]);
    const products = catalogue.productGroups.flatMap((group) => group.products);
    return { things: guardedThings({ products, pizzaOffer, menus, restaurant, today }) };
  },
  Page: LawGuard,
});
