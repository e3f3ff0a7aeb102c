import { CATALOGUE_RECORDS } from '../catalogue/catalogue-item.ts';
import { EVENT_RECORD } from '../event/save-event.ts';
import { MENU_RECORD } from '../menu/save-menu.ts';
import { WEEK_MENU_RECORD } from '../menu/week-plan-draft.ts';
import { PROMOTION_RECORD } from '../promotion/promotion-record.ts';
import {
  AUDITED_COMMANDS,
  type AuditArea,
  type Audited,
  type AuditedAction,
  type AuditedValues,
  isNothing,
} from '../record/audit-entry.ts';
import { SETTINGS_SECTIONS } from '../settings/settings-section.ts';

/** Every record that staff edit. */
export const RECORD_DEFINITIONS = [
  ...Object.values(CATALOGUE_RECORDS),
  MENU_RECORD,
  WEEK_MENU_RECORD,
  EVENT_RECORD,
  ...Object.values(SETTINGS_SECTIONS),
  PROMOTION_RECORD,
];

/** The end of the title of a change: `Produkt erfasst`. */
const changeOf = ({ before, after }: AuditedValues): string =>
  isNothing(before) ? 'erfasst' : isNothing(after) ? 'gelöscht' : 'geändert';
const archivingOf = ({ after }: AuditedValues): string =>
  typeof after === 'object' && after !== null && 'archived' in after && after.archived === true
    ? 'archiviert'
    : 'zurückgeholt';

const AUDITED = new Map<string, Audited>([
  ...Object.entries(AUDITED_COMMANDS),
  ...RECORD_DEFINITIONS.flatMap(({ audited, changed, archived }): [string, Audited][] => {
    if (audited === undefined) return [];
    const { area, noun } = audited;
    const titled = (ending: typeof changeOf): Audited => ({ area, title: (change) => `${noun} ${ending(change)}` });
    return [[changed, titled(changeOf)], ...(archived ? [[archived, titled(archivingOf)] as [string, Audited]] : [])];
  }),
]);

/** Every action by its key. */
export const AUDITED_ACTIONS = [...AUDITED.keys()] as AuditedAction[];

/** The area of an action; undefined for one that this version does not know. */
export const areaOf = (action: string): AuditArea | undefined => AUDITED.get(action)?.area;

/** The German title of a change: `Produkt archiviert`. A kind that this version does not know is named by its key. */
export const auditTitle = ({ action, ...change }: AuditedValues & { readonly action: string }): string =>
  AUDITED.get(action)?.title(change) ?? 'Andere Änderung';

/** The actions that belong to an area. */
export const actionsOf = (area: AuditArea): AuditedAction[] =>
  AUDITED_ACTIONS.filter((action) => areaOf(action) === area);
