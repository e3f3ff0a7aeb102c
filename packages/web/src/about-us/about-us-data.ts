import type { Product } from '@ofenpost/core/catalogue/product';
import type { Ports } from '@ofenpost/core/ports';
import type { TeamMember } from '@ofenpost/core/restaurant/restaurant';

type Favourite = Pick<Product, 'id' | 'name' | 'illustration'>;

/** A member of the team with their favourite product; null where it is not on the menu (any more). */
export type IntroducedMember = Pick<TeamMember, 'name' | 'task'> & { readonly favourite: Favourite | null };

export type AboutUs = { readonly story: readonly string[]; readonly team: readonly IntroducedMember[] };

/** Joins each member with the product whose picture replaces a portrait. */
export function introduceTeam(team: readonly TeamMember[], products: readonly Product[]): IntroducedMember[] {
  return team.map(({ name, task, favouriteProductId }) => {
    const product = products.find(({ id }) => id === favouriteProductId);
    const favourite =
      product === undefined ? null : { id: product.id, name: product.name, illustration: product.illustration };
    return { name, task, favourite };
  });
}

/** Loads the data of this page alone: of the catalogue only the favourite products. */
export async function loadAboutUs({ restaurant, catalogue }: Ports): Promise<AboutUs> {
  const [{ story, team }, { productGroups }] = await Promise.all([restaurant.load(), catalogue.load()]);
  return {
    story,
    team: introduceTeam(
      team,
      productGroups.flatMap(({ products }) => products),
    ),
  };
}
