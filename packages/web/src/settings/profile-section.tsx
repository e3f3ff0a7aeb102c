import type { Product } from '@ofenpost/core/catalogue/product';
import type { Ports } from '@ofenpost/core/ports';
import { RESTAURANT_FIELDS } from '@ofenpost/core/restaurant/restaurant-draft';
import { SECTION_TITLES } from '@ofenpost/core/settings/section-titles';
import { ProfileFields } from './profile-fields.tsx';
import { ProfilePreview } from './profile-preview.tsx';
import { sectionPage } from './section-page.tsx';

const loadContext = async ({ catalogue }: Ports) => {
  const { productGroups } = await catalogue.load();
  return { products: productGroups.flatMap(({ products }) => products.map(({ id, name }) => ({ id, name }))) };
};
/** The products that can be somebody's favourite. */
export type ProfileContext = { readonly products: readonly Pick<Product, 'id' | 'name'>[] };

export const profileSection = sectionPage<'profile', ProfileContext>({
  section: 'profile',
  title: SECTION_TITLES.profile,
  summary: 'Name, Adresse, Telefon, Geschichte, Team, MwSt.-Nummer',
  texts: RESTAURANT_FIELDS,
  loadContext,
  Fields: ProfileFields,
  Preview: ProfilePreview,
});
