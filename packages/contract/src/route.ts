import type { Action, OpenAction } from '@ofenpost/core/permission/permission';
import { aboveLimit } from '@ofenpost/core/permission/staff-limit';
import { oc } from '@orpc/contract';
import type { $ZodType } from 'zod/v4/core';

/** The meta data of every route: which row of the permission table it falls under. */
export type RouteMeta = { readonly action: Action };

/** A route that anyone may call; the server decides by cookie whose cart or order it is. */
export const openRoute = (action: OpenAction) => oc.$meta<RouteMeta>({ action });

/** What whoever may not call a route is told. */
export const roleErrors = {
  UNAUTHORIZED: { status: 401, message: 'Bitte melde dich an.' },
  FORBIDDEN: { status: 403, message: 'Dafür fehlt dir die Berechtigung.' },
};

/** A route for those whom the permission table names. */
export const guardedRoute = (action: Exclude<Action, OpenAction>) => oc.$meta<RouteMeta>({ action }).errors(roleErrors);

/** Refusals that belong to the domain travel as one typed error, whose data says which. */
export const refusal = <Schema extends $ZodType>(data: Schema) => ({
  REFUSED: { status: 409, message: 'Das geht gerade nicht.', data },
});

/** The same of a route by which money is moved by hand: what is beyond the limit of this role is forbidden to it. */
export const limitedRefusal = <Schema extends $ZodType>(data: Schema) => ({
  ...refusal(data),
  ABOVE_LIMIT: { status: 403, message: 'Diesen Betrag bucht nur die Geschäftsleitung.', data: aboveLimit },
});
