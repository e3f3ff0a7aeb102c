import { oc } from '@orpc/contract';
import type { $ZodType } from 'zod/v4/core';

/** Who may call a route. `staff` is rolesId 3 or higher, `manager` 4. */
export type RouteRole = 'public' | 'staff' | 'manager';

/** A route that anyone may call; the server decides by cookie whose cart or order it is. */
export const publicRoute = oc.$meta<{ role: RouteRole }>({ role: 'public' });

/** What whoever may not call a route is told. */
export const roleErrors = {
  UNAUTHORIZED: { status: 401, message: 'Bitte melde dich an.' },
  FORBIDDEN: { status: 403, message: 'Dafür fehlt dir die Berechtigung.' },
};

export const staffRoute = oc.$meta<{ role: RouteRole }>({ role: 'staff' }).errors(roleErrors);

/** Refusals that belong to the domain travel as one typed error, whose data says which. */
export const refusal = <Schema extends $ZodType>(data: Schema) => ({
  REFUSED: { status: 409, message: 'Das geht gerade nicht.', data },
});
