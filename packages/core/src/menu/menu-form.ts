import { createVersionedEditor } from '../editor/versioned-editor.ts';
import type { Versioned } from '../editor/versioned.ts';
import { MENU_UNKNOWN, type MenuDraft, menuDraft } from './menu-draft.ts';
import type { MenuAdminPort } from './menu.port.ts';

/**
 * The editor of a menu, new or not. All attempts to save a new one share one id, so that a retry after a lost answer
 * does not create a second one.
 */
export const createMenuForm = (menuAdmin: MenuAdminPort, id: string, loaded: Versioned<MenuDraft>) =>
  createVersionedEditor<MenuDraft>(loaded, {
    draft: menuDraft,
    load: async () => {
      const found = await menuAdmin.find(id);
      if (found === null) throw new Error(MENU_UNKNOWN);
      return found;
    },
    save: (saving) => menuAdmin.save(id, saving),
  });
