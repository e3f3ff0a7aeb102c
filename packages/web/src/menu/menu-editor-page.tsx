import type { Versioned } from '@ofenpost/core/editor/versioned';
import {
  MENU_FIELDS,
  type MenuAdminError,
  type MenuDraft,
  blankMenu,
  copyOfMenu,
  daysText,
  menuAdminMessage,
} from '@ofenpost/core/menu/menu-draft';
import { MENU_RECORD, type MenuUses, archivedMenu, isArchived } from '@ofenpost/core/menu/save-menu';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import { Link, useRouter } from '@tanstack/react-router';
import { adminPage, isId } from '../app/admin-page.tsx';
import { useApp } from '../app/app-actors.tsx';
import { useWork } from '../app/use-work.ts';
import { RecordPage, loadStored } from '../record/record-page.tsx';
import { RecordRemoval } from '../record/record-removal.tsx';
import { MenuFields } from './menu-fields.tsx';
import { MenuPreview, MenuUsesNote } from './menu-preview.tsx';
import { MenuState } from './menus-admin.tsx';
import controls from '../ui/controls.module.css';

const cartsText = (carts: number): string => (carts === 1 ? '1 Warenkorb' : `${carts} Warenkörben`);

/** Names the days and carts that still contain the menu. */
function namedText({ days, carts }: MenuUses, today: string): string {
  const coming = days.filter((date) => date >= today);
  return [
    coming.length > 0 ? `Im Wochenmenü steht es noch am ${daysText(coming)}: Gäste sehen es dort nicht mehr.` : '',
    carts > 0 ? `In ${cartsText(carts)} ist es nicht mehr erhältlich.` : '',
  ]
    .join(' ')
    .trim();
}

type Props = { readonly id: string; readonly menu: Versioned<MenuDraft>; readonly uses: MenuUses };

/** Offers further actions on a menu. */
function MenuActions({ id, menu: { version, value }, uses }: Props) {
  const { ports, actors } = useApp();
  const router = useRouter();
  const { isBusy, start } = useWork();
  const showToast = (kind: 'success' | 'error', title: string, detail: string) =>
    actors.toast.send({ type: 'toast.shown', message: { kind, title, detail } });
  const archive = () =>
    start(async () => {
      const today = toLocalDate(ports.clock.now());
      const saved = await ports.menuAdmin.save(id, { version, value: archivedMenu(value, today) });
      if (saved.ok) showToast('success', 'Menü archiviert', namedText(uses, today));
      else
        showToast(
          'error',
          'Nicht archiviert',
          'Jemand hat das Menü inzwischen geändert. Schau es an und versuch es nochmals.',
        );
      await router.invalidate();
    });
  return (
    <>
      <Link to="/admin/menu/$id/copy" params={{ id }} className={controls.secondary}>
        Duplizieren
      </Link>
      {!isArchived(value, toLocalDate(ports.clock.now())) && (
        <button type="button" className={controls.secondary} aria-disabled={isBusy} onClick={archive}>
          Archivieren
        </button>
      )}
      <RecordRemoval<MenuAdminError>
        noun="Menü"
        name={value.name}
        list="/admin/menu"
        refused="Nicht gelöscht"
        blocker={uses.days.length > 0 ? menuAdminMessage({ code: 'menuPlanned', days: uses.days }) : null}
        remove={() => ports.menuAdmin.remove(id)}
        messageOf={(error) => (error.code === 'menuPlanned' ? menuAdminMessage(error) : null)}
      >
        <p>
          «{value.name}» ist danach für alle weg{uses.carts > 0 && <>, auch aus {cartsText(uses.carts)}</>}.
          Bestellungen bleiben, wie sie sind.
        </p>
      </RecordRemoval>
    </>
  );
}

type Data = {
  readonly stored: Versioned<MenuDraft> | null;
  readonly begin: MenuDraft;
  readonly uses: MenuUses;
};

/** Edits one menu, new or stored. */
function MenuEditorPage({ id, data: { stored, begin, uses } }: { readonly id: string; readonly data: Data }) {
  const { ports } = useApp();
  return (
    <RecordPage
      record={MENU_RECORD}
      noun="Menü"
      newTitle="Neues Menü"
      page="/admin/menu/$id"
      list={{ to: '/admin/menu' }}
      listTitle="Menüs"
      texts={MENU_FIELDS}
      path={id}
      stored={stored}
      begin={begin}
      nameOf={({ name }) => name}
      save={ports.menuAdmin.save}
      state={stored && <MenuState menu={stored.value} />}
      actions={stored && <MenuActions id={id} menu={stored} uses={uses} />}
      renderFields={(editor) => <MenuFields editor={editor} />}
      renderPreview={(draft, menuId) => (
        <>
          <MenuPreview id={menuId} draft={draft} uses={uses} />
          {stored !== null && <MenuUsesNote uses={uses} />}
        </>
      )}
    />
  );
}

const NO_USES: MenuUses = { days: [], carts: 0 };
const PAGE = { action: 'menu.edit', access: 'zu den Menüs', Page: MenuEditorPage } as const;

export const menuEditorPage = adminPage<Data>({
  ...PAGE,
  title: 'Menü',
  load: async ({ menuAdmin, clock }, id) => {
    const [found, uses] = await Promise.all([
      loadStored(id, menuAdmin.find),
      isId(id) ? menuAdmin.loadUses(id) : NO_USES,
    ]);
    return found && { ...found, begin: blankMenu(toLocalDate(clock.now())), uses };
  },
});

/** The page of a copy of the menu with this id; an unsaved menu has none. */
export const menuCopyPage = adminPage<Data>({
  ...PAGE,
  title: 'Neues Menü',
  load: async ({ menuAdmin, clock }, id) => {
    const original = (await loadStored(id, menuAdmin.find))?.stored;
    return original
      ? { stored: null, begin: copyOfMenu(original.value, toLocalDate(clock.now())), uses: NO_USES }
      : null;
  },
});
