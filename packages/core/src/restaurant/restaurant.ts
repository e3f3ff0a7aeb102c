import * as z from 'zod/mini';
import { legalAge } from '../declaration/declaration.ts';

/** A member of the team, as the team is introduced to guests. */
export const teamMember = z.object({
  name: z.string(),
  /** The person's task in the restaurant. */
  task: z.string(),
  /** The product whose picture represents the person; null, or a deleted product: none. */
  favouriteProductId: z.nullable(z.uuid()),
});
export type TeamMember = z.infer<typeof teamMember>;

/** The restaurant's own data, which must never be part of the code. */
export const restaurant = z.object({
  name: z.string(),
  claim: z.string(),
  /** Paragraphs of the restaurant's story, without Markdown. */
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
  /** Where its bread and dough are made; blank until a manager enters it. */
  breadOrigin: z.string(),
  /** The lowest age for any alcohol, where the canton asks for more than the law. */
  alcoholMinAge: legalAge,
});
export type Restaurant = z.infer<typeof restaurant>;
