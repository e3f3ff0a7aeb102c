import * as z from 'zod/mini';

/** Somebody who works here, as the team is introduced to guests. */
export const teamMember = z.object({
  name: z.string(),
  /** What they do here. */
  task: z.string(),
  /** Whose picture stands for them; null, or a product that is gone: none. */
  favouriteProductId: z.nullable(z.uuid()),
});
export type TeamMember = z.infer<typeof teamMember>;

/** The restaurant's own data; never code. */
export const restaurant = z.object({
  name: z.string(),
  claim: z.string(),
  /** Markdown-free paragraphs of the restaurant's story. */
  story: z.array(z.string()),
  team: z.array(teamMember),
  street: z.string(),
  postcode: z.string(),
  town: z.string(),
  phoneNumber: z.string(),
  email: z.string(),
  vatNumber: z.string(),
  /** Blank, like the texts above, until a manager enters it. */
  instagramUrl: z.union([z.literal(''), z.url()]),
  facebookUrl: z.union([z.literal(''), z.url()]),
});
export type Restaurant = z.infer<typeof restaurant>;
