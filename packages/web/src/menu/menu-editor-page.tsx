import type { Versioned } from '@ofenpost/core/editor/versioned';
import { copyOfMenu } from '@ofenpost/core/menu/menu-copy';
import { type MenuDraft, blankMenu, menuDraft } from '@ofenpost/core/menu/menu-draft';
import type { MenuUses } from '@ofenpost/core/menu/menu-uses';
import { NEW_MENU_VERSION } from '@ofenpost/core/menu/save-menu';
import type { Ports } from '@ofenpost/core/ports';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import { adminPage } from '../app/admin-page.tsx';
import { isId } from '../app/admin-path.ts';
import { adminLink } from '../app/paths.ts';
import { EditorHead } from '../editor/editor-head.tsx';
import { FormNotice } from '../editor/form-notice.tsx';
import { useEditorPage } from '../editor/use-editor-page.ts';
import { MenuActions } from './menu-actions.tsx';
import { MenuEditor } from './menu-editor.tsx';
import { MenuState } from './menu-state.tsx';
import layout from '../theme/layout.module.css';

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
  const isNew = data.newest.version === NEW_MENU_VERSION;
  const form = useEditorPage(data.newest, {
    id: data.menuId,
    isNew,
    under: 'menu',
    form: `menu/${id}`,
    draft: menuDraft,
  });
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <EditorHead
        list="Menüs"
        link={adminLink('menu')}
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
      version: NEW_MENU_VERSION,
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
  path: 'menu/$id',
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
  path: 'menu/$id/copy',
  title: 'Neues Menü',
  load: async (ports, id) => {
    const found = isId(id) ? await ports.menuAdmin.find(id) : null;
    return found && newMenu(ports, found.value);
  },
  Page: MenuCopyPage,
});
