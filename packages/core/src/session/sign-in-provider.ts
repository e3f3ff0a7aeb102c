import * as z from 'zod/mini';

/** A provider for signing in that is configured on this server. */
export const signInProvider = z.object({ id: z.enum(['google', 'facebook', 'local']), label: z.string() });
export type SignInProvider = z.infer<typeof signInProvider>;
