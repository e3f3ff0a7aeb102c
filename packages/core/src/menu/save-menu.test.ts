import { describe, expect, it } from 'vitest';
import { validateSaving } from '../editor/versioned.ts';
import { err, ok } from '../result/result.ts';
import { menuAdminMessage, copyOfMenu, blankMenu, menuDraft } from './menu-draft.ts';
import { MENU } from './menu.fixtures.ts';
import type { StoredMenu } from './menu.ts';
import { archivedMenu, isArchived, MENU_RECORD, validateMenuRemoval, versionedMenu } from './save-menu.ts';

const TODAY = '2026-11-20';
const now = `${TODAY}T10:00:00.000Z`;
const stored: StoredMenu = { ...MENU, version: 3, changed: now };
const saved = versionedMenu(stored);
const { value } = saved;

describe('keeping a menu', () => {
  it('saves a new one, and the next version of one that is there', () => {
    expect(validateSaving(MENU_RECORD, { current: null, saving: { version: 0, value }, now })).toEqual(
      ok({ version: 1, value }),
    );
    const after = { ...value, price: 3300 };
    expect(validateSaving(MENU_RECORD, { current: saved, saving: { version: 3, value: after }, now })).toEqual(
      ok({ version: 4, value: after }),
    );
  });

  it('does not bring back one that somebody removed', () => {
    expect(validateSaving(MENU_RECORD, { current: null, saving: { version: 3, value }, now })).toEqual(
      err({ code: 'refused', message: 'Dieses Menü gibt es nicht mehr. Jemand hat es gelöscht.' }),
    );
  });

  it('removes what no week names', () => {
    expect(validateMenuRemoval(saved, { days: [] })).toEqual(ok(saved));
    expect(validateMenuRemoval(null, { days: [] })).toEqual(err({ code: 'menuUnknown' }));
    const days = ['2026-11-20', '2026-11-27', '2026-12-04'];
    const refused = validateMenuRemoval(saved, { days });
    expect(refused).toEqual(err({ code: 'menuPlanned', days }));
  });

  it.each([
    [1, '20.11.2026'],
    [3, '20.11.2026, 20.11.2026, 20.11.2026'],
    [4, '20.11.2026, 20.11.2026, 20.11.2026 und an einem weiteren Tag'],
    [5, '20.11.2026, 20.11.2026, 20.11.2026 und an 2 weiteren Tagen'],
  ])('tells %i days that name it', (count, text) => {
    const days = Array.from({ length: count }, () => TODAY);
    expect(menuAdminMessage({ code: 'menuPlanned', days })).toContain(`vom ${text}. Nimm`);
  });

  it('archives it with yesterday as the last day, also one that began today', () => {
    const archived = archivedMenu(value, TODAY);
    expect(archived).toEqual({ ...value, validTo: '2026-11-19' });
    expect([isArchived(archived, TODAY), isArchived({ validTo: TODAY }, TODAY)]).toEqual([true, false]);
    const late = archivedMenu({ ...value, validFrom: TODAY }, TODAY);
    expect(late).toMatchObject({ validFrom: '2026-11-19', validTo: '2026-11-19' });
    expect(menuDraft.safeParse(late).success).toBe(true);
  });

  it('copies it under another name; one that is over begins today and is valid as long', () => {
    expect(copyOfMenu(value, TODAY)).toEqual({ ...value, name: 'Garten & Glut (Kopie)' });
    const over = { ...value, name: 'x'.repeat(60), validFrom: '2026-10-01', validTo: '2026-10-11' };
    const copy = copyOfMenu(over, TODAY);
    expect(copy).toMatchObject({ validFrom: TODAY, validTo: '2026-11-30' });
    expect(menuDraft.safeParse(copy).success).toBe(true);
  });

  it('begins with four weeks from today', () => {
    expect(blankMenu(TODAY)).toMatchObject({ validFrom: TODAY, validTo: '2026-12-17', courses: [''] });
  });
});
