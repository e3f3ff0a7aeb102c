import { NEW_VERSION, type Versioned } from '@ofenpost/core/editor/versioned';
import {
  daysText,
  menuAdminMessage,
  type MenuDraft,
  copyOfMenu,
  blankMenu,
  menuDraft,
} from '@ofenpost/core/menu/menu-draft';
import { type MenuUses, archivedMenu, isArchived } from '@ofenpost/core/menu/save-menu';
import type { Ports } from '@ofenpost/core/ports';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { adminPage, isId } from '../app/admin-page.tsx';
import { useApp } from '../app/app-actors.tsx';
import { useWork } from '../app/use-work.ts';
import { EditorHead, FormNotice } from '../record/editor-head.tsx';
import { RemovalQuestion } from '../record/removal-question.tsx';
import { useEditorPage } from '../record/use-editor.ts';
import { MenuEditor } from './menu-editor.tsx';
import { MenuState } from './menus-admin.tsx';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';

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
  const navigate = useNavigate();
  const router = useRouter();
  const { isBusy, start } = useWork();
  const [isAsking, setAsking] = useState(false);
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
  const remove = () =>
    start(async () => {
      setAsking(false);
      const removed = await ports.menuAdmin.remove(id);
      if (!removed.ok && removed.error.code === 'menuPlanned')
        return showToast('error', 'Nicht gelöscht', menuAdminMessage(removed.error));
      showToast('success', 'Menü gelöscht', value.name);
      await navigate({ to: '/admin/menu', replace: true });
    });
  const ask = () =>
    uses.days.length > 0
      ? showToast('error', 'Nicht gelöscht', menuAdminMessage({ code: 'menuPlanned', days: uses.days }))
      : setAsking(true);
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
      <button type="button" className={controls.secondary} onClick={ask}>
        Löschen …
      </button>
      <RemovalQuestion title="Menü löschen?" isOpen={isAsking} onConfirmed={remove} onClosed={() => setAsking(false)}>
        <p>
          «{value.name}» ist danach für alle weg{uses.carts > 0 && <>, auch aus {cartsText(uses.carts)}</>}.
          Bestellungen bleiben, wie sie sind.
        </p>
      </RemovalQuestion>
    </>
  );
}

/** Replaces an id in the address of an unsaved menu. */
const NEW = 'new';
const NO_USES: MenuUses = { days: [], carts: 0 };

type Data = {
  readonly menuId: string;
  readonly newest: Versioned<MenuDraft>;
  readonly uses: MenuUses;
};

/** Edits one menu, new or stored. */
function MenuEditorPage({ id, data }: { readonly id: string; readonly data: Data }) {
  const isNew = data.newest.version === NEW_VERSION;
  const form = useEditorPage(data.newest, {
    id: data.menuId,
    isNew,
    page: '/admin/menu/$id',
    form: `menu/${id}`,
    draft: menuDraft,
  });
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <EditorHead
        list="Menüs"
        link={{ to: '/admin/menu' }}
        title={isNew ? 'Neues Menü' : data.newest.value.name}
        state={!isNew && <MenuState menu={data.newest.value} />}
      >
        {!isNew && <MenuActions id={form.id} menu={data.newest} uses={data.uses} />}
      </EditorHead>
      <FormNotice form={form} />
      <MenuEditor key={form.key} form={form} uses={data.uses} />
    </div>
  );
}

function newMenu({ idempotencyKey, clock }: Ports, copied: MenuDraft | null): Data {
  const today = toLocalDate(clock.now());
  return {
    menuId: idempotencyKey.create(),
    newest: {
      version: NEW_VERSION,
      value: copied === null ? blankMenu(today) : copyOfMenu(copied, today),
    },
    uses: NO_USES,
  };
}

/** A component of its own, so that a copy does not share the draft of its original. */
const MenuCopyPage = ({ id, data }: { readonly id: string; readonly data: Data }) => (
  <MenuEditorPage id={`${id}/copy`} data={data} />
);

const PAGE = { action: 'menu.edit', access: 'zu den Menüs' } as const;

export const menuEditorPage = adminPage<Data>({
  ...PAGE,
  title: 'Menü',
  load: async (ports, id) => {
    if (id === NEW) return newMenu(ports, null);
    if (!isId(id)) return null;
    const [found, uses] = await Promise.all([ports.menuAdmin.find(id), ports.menuAdmin.loadUses(id)]);
    return found && { menuId: id, newest: found, uses };
  },
  Page: MenuEditorPage,
});

/** The page of a copy of the menu with this id; an unsaved menu has none. */
export const menuCopyPage = adminPage<Data>({
  ...PAGE,
  title: 'Neues Menü',
  load: async (ports, id) => {
    const found = isId(id) ? await ports.menuAdmin.find(id) : null;
    return found && newMenu(ports, found.value);
  },
  Page: MenuCopyPage,
});
