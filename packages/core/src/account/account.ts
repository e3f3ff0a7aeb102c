import * as z from 'zod/mini';
import { instant } from '../time/instant.ts';

/** A person who uses the app. `email` null means not logged in. */
export const account = z.object({
  id: z.nullable(z.string()),
  firstname: z.string(),
  lastname: z.string(),
  email: z.nullable(z.string()),
  phoneNumber: z.string(),
  rolesId: z.int(),
  /** From when on a member of the team needs a second factor that is missing; it is not stored. */
  factorDueAt: z.optional(instant),
});
export type Account = z.infer<typeof account>;
