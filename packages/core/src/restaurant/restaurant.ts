import * as z from 'zod/mini';

/** The restaurant's own data; never code. */
export const restaurant = z.object({
  name: z.string(),
  claim: z.string(),
  /** Markdown-free paragraphs of the restaurant's story. */
  story: z.array(z.string()),
  street: z.string(),
  postcode: z.string(),
  town: z.string(),
  phoneNumber: z.string(),
  email: z.string(),
  vatNumber: z.string(),
  instagramUrl: z.url(),
  facebookUrl: z.url(),
});
export type Restaurant = z.infer<typeof restaurant>;
