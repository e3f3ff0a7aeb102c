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
    .route({
      method: 'GET',
      path: '/desk/menus',
      summary: 'All menus, page by page',
      description: 'Without a filter those that are not over.',
      tags,
    })
    .input(listInput(MENU_LIST))
    .output(menuPage),
  find: guardedRoute('menu.edit')
    .route({
      method: 'GET',
      path: '/desk/menus/{id}',
      summary: 'A menu and its version, if there is one',
      description: 'Answers null for an unknown id; the version is sent along when it is saved.',
      tags,
    })
    .input(z.object({ id }))
    .output(z.nullable(versioned(menuDraft))),
  loadUses: guardedRoute('menu.edit')
    .route({
      method: 'GET',
      path: '/desk/menus/{id}/uses',
      summary: 'Which days and carts name a menu',
      description: 'An unknown menu has no uses.',
      tags,
    })
    .input(z.object({ id }))
    .output(menuUses),
  save: guardedRoute('menu.edit')
    .route({
      method: 'PUT',
      path: '/desk/menus/{id}',
      summary: 'Save a menu',
      description: 'Takes the version that was loaded; a new menu has version 0 and an id of your making.',
      tags,
    })
    .input(z.extend(versioned(menuDraft), { id }))
    .output(versioned(menuDraft))
    .errors(refusal(versionedSaveError(menuDraft))),
  remove: guardedRoute('menu.edit')
    .route({
      method: 'DELETE',
      path: '/desk/menus/{id}',
      summary: 'Remove a menu that no week menu names',
      description: 'Answers it as it was.',
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
      summary: 'The plan of a week with its version',
      description: 'The week before and the menus to plan with come along.',
      tags,
    })
    .input(z.object({ monday }))
    .output(weekSheet),
  save: guardedRoute('menu.edit')
    .route({
      method: 'PUT',
      path: '/desk/week-menus/{monday}',
      summary: 'Publish the plan of a week at once',
      description: 'Takes the version that was loaded; a menu that is not valid on its day is refused.',
      tags,
    })
    .input(weekInput)
    .output(versioned(weekPlan))
    .errors(refusal(versionedSaveError(weekPlan))),
};
