import * as z from 'zod/mini';
import { ALLERGENS } from '../catalogue/declaration.ts';

/** What must be asked about: where it comes from, or how it was produced. */
export const CONTENTS = ['beef', 'pork', 'poultry', 'rabbit', 'egg', 'milk', 'fish', 'frog', 'bread'] as const;
export type Content = (typeof CONTENTS)[number];

/** How something was produced that guests must read. Source: LDV art. 2 to 5, LGV art. 36 and 39 and annex 2. */
export const METHODS = [
  'hormones',
  'antibiotics',
  'rabbitHutch',
  'cage',
  'painful',
  'fedGoose',
  'fedDuck',
  'frog',
  'gmo',
  'irradiated',
] as const;
export type Method = (typeof METHODS)[number];

/** Where meat, fish or bread comes from. Source: LGV art. 39, LIV art. 5 and 15. */
export const origin = z.object({ ingredient: z.string(), country: z.string() });
export type Origin = z.infer<typeof origin>;

export const ALCOHOL_KINDS = ['fermented', 'distilled'] as const;
export const VOL_PERMILLE_MAX = 1000;
export const DRINK_ML_MAX = 20_000;

/** At most all that there are. */
export const allergens = z.array(z.enum(ALLERGENS)).check(z.maxLength(ALLERGENS.length));

/** What a declaration has besides allergens and origins. */
export const declaredFields = {
  contents: z.array(z.enum(CONTENTS)).check(z.maxLength(CONTENTS.length)),
  /** Null: nobody has answered. */
  methods: z.nullable(z.array(z.enum(METHODS)).check(z.maxLength(METHODS.length))),
  /** `vegan` is vegetarian too. */
  diet: z.nullable(z.enum(['vegetarian', 'vegan'])),
  alcohol: z.nullable(
    z.object({
      /** Spirits, and what is mixed with them, are distilled. Source: AlkG art. 41. */
      kind: z.enum(ALCOHOL_KINDS),
      volPermille: z.int().check(z.gte(0), z.lte(VOL_PERMILLE_MAX)),
    }),
  ),
  drink: z.nullable(z.object({ ml: z.int().check(z.gte(1), z.lte(DRINK_ML_MAX)) })),
  /** Whether somebody has said that it is complete. */
  checked: z.boolean(),
};

/** What the law requires to declare of something to eat or drink. */
export const declaration = z.object({
  /** Null: nobody has declared them. */
  allergens: z.nullable(z.object({ contains: allergens, traces: allergens })),
  origins: z.array(origin),
  ...declaredFields,
});
export type Declaration = z.infer<typeof declaration>;

/** From when on it may be handed over, in years. */
export const legalAge = z.union([z.literal(16), z.literal(18)]);
export type LegalAge = z.infer<typeof legalAge>;

/** The declaration of an item of a cart or an order, with its age as it was when it was priced. */
export const orderedDeclaration = z.extend(declaration, {
  minimumAge: z.nullable(legalAge),
  /** Of an own pizza whose halves differ. */
  halves: z.optional(z.object({ left: declaration, right: declaration })),
});
export type OrderedDeclaration = z.infer<typeof orderedDeclaration>;
