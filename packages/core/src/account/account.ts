import * as z from 'zod/mini';

/** Whoever uses the app. `email` null means not logged in. */
export const account = z.object({
  id: z.nullable(z.string()),
  firstname: z.string(),
  lastname: z.string(),
  email: z.nullable(z.string()),
  phoneNumber: z.string(),
  rolesId: z.int(),
});
export type Account = z.infer<typeof account>;
