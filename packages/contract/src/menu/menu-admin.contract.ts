import { versioned, versionedSaveError } from '@ofenpost/core/editor/versioned';
import { menuAdminError, menuDraft } from '@ofenpost/core/menu/menu-draft';
import { MENU_LIST, menuPage } from '@ofenpost/core/menu/menu-list';
import { monday } from '@ofenpost/core/menu/menu-plan';
import { menuUses } from '@ofenpost/core/menu/save-menu';
import { mondayOfDates, weekPlan, weekSheet } from '@ofenpost/core/menu/week-plan';
import * as z from 'zod/mini';
import { listInput } from '../list-input.ts';
import { guardedRoute, refusal } from '../route.ts';

const tags = ['menu-desk'];
const id = z.uuid();

export const menuAdminContract = {
  list: guardedRoute('menu.edit')
    .route({ method: 'GET', path: '/desk/menus', summary: 'All menus, page by page', tags })
    .input(listInput(MENU_LIST))
    .output(menuPage),
  find: guardedRoute('menu.edit')
    .route({ method: 'GET', path: '/desk/menus/{id}', summary: 'A menu and its version, if there is one', tags })
    .input(z.object({ id }))
    .output(z.nullable(versioned(menuDraft))),
  loadUses: guardedRoute('menu.edit')
    .route({ method: 'GET', path: '/desk/menus/{id}/uses', summary: 'Which days and carts name a menu', tags })
    .input(z.object({ id }))
    .output(menuUses),
  save: guardedRoute('menu.edit')
    .route({
      method: 'PUT',
      path: '/desk/menus/{id}',
      summary: 'Save a menu; a new one with version 0, under an id of your making',
      tags,
    })
    .input(z.extend(versioned(menuDraft), { id }))
    .output(versioned(menuDraft))
    .errors(refusal(versionedSaveError(menuDraft))),
  remove: guardedRoute('menu.edit')
    .route({
      method: 'DELETE',
      path: '/desk/menus/{id}',
      summary: 'Remove a menu that no week menu names; answers it as it was',
      tags,
    })
    .input(z.object({ id }))
    .output(versioned(menuDraft))
    .errors(refusal(menuAdminError)),
};

const weekInput = z
  .extend(versioned(weekPlan), { monday })
  .check(z.refine((input) => mondayOfDates(Object.keys(input.value)) === input.monday));

export const weekMenuAdminContract = {
  load: guardedRoute('menu.edit')
    .route({
      method: 'GET',
      path: '/desk/week-menus/{monday}',
      summary: 'The plan of a week with its version, the week before, and the menus to plan with',
      tags,
    })
    .input(z.object({ monday }))
    .output(weekSheet),
  save: guardedRoute('menu.edit')
    .route({ method: 'PUT', path: '/desk/week-menus/{monday}', summary: 'Publish the plan of a week at once', tags })
    .input(weekInput)
    .output(versioned(weekPlan))
    .errors(refusal(versionedSaveError(weekPlan))),
};
