import type { Action, OpenAction } from '@ofenpost/core/role/permission';
import { aboveLimit } from '@ofenpost/core/role/staff-limit';
import { oc } from '@orpc/contract';
import type { $ZodType } from 'zod/v4/core';

/** The meta data of every route: the action of the permission table that it needs. */
export type RouteMeta = { readonly action: Action };

/** A route that anyone may call; the server decides by cookie whose cart or order it is. */
export const openRoute = (action: OpenAction) => oc.$meta<RouteMeta>({ action });

/** The errors of a caller who may not use a route. */
export const roleErrors = {
  UNAUTHORIZED: { status: 401, message: 'Bitte melde dich an.' },
  FORBIDDEN: { status: 403, message: 'Dafür fehlt dir die Berechtigung.' },
};

/** A route for the roles that the permission table names. */
export const guardedRoute = (action: Exclude<Action, OpenAction>) => oc.$meta<RouteMeta>({ action }).errors(roleErrors);

/** Refusals of the domain travel as one typed error, whose data holds the code. */
export const refusal = <Schema extends $ZodType>(data: Schema) => ({
  REFUSED: { status: 409, message: 'Das geht gerade nicht.', data },
});

/** The same for a route that moves money by hand: an amount above the limit of the role is forbidden. */
export const limitedRefusal = <Schema extends $ZodType>(data: Schema) => ({
  ...refusal(data),
  ABOVE_LIMIT: { status: 403, message: 'Diesen Betrag bucht nur die Geschäftsleitung.', data: aboveLimit },
});
