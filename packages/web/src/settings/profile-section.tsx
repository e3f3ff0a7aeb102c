import type { Product } from '@ofenpost/core/catalogue/product';
import type { Ports } from '@ofenpost/core/ports';
import type { RestaurantDraft } from '@ofenpost/core/restaurant/restaurant-draft';
import { SECTION_TITLES } from '@ofenpost/core/settings/section-titles';
import { ProfileFields } from './profile-fields.tsx';
import { ProfilePreview } from './profile-preview.tsx';
import { sectionPage } from './section-page.tsx';

const loadContext = async ({ catalogue }: Ports) => {
  const { productGroups } = await catalogue.load();
  return { products: productGroups.flatMap(({ products }) => products.map(({ id, name }) => ({ id, name }))) };
};
/** The products that somebody can like best. */
export type ProfileContext = { readonly products: readonly Pick<Product, 'id' | 'name'>[] };

const plain = (text: string): string => text;
const member = ({ name, task }: RestaurantDraft['team'][number]): string => `${name}: ${task}`;

export const profileSection = sectionPage<'profile', ProfileContext>({
  section: 'profile',
  title: SECTION_TITLES.profile,
  summary: 'Name, Adresse, Telefon, Geschichte, Team, MwSt.-Nummer',
  texts: {
    name: { label: 'Name', text: plain },
    claim: { label: 'Leitsatz', text: plain },
    street: { label: 'Strasse und Nummer', text: plain },
    postcode: { label: 'Postleitzahl', text: plain },
    town: { label: 'Ort', text: plain },
    phoneNumber: { label: 'Telefon', text: plain },
    email: { label: 'E-Mail', text: plain },
    vatNumber: { label: 'MwSt.-Nummer', text: plain },
    instagramUrl: { label: 'Instagram', text: plain },
    facebookUrl: { label: 'Facebook', text: plain },
    story: { label: 'Geschichte', text: (story) => story.join('\n') },
    team: { label: 'Team', text: (team) => (team.length === 0 ? 'niemand' : team.map(member).join('\n')) },
  },
  loadContext,
  Fields: ProfileFields,
  Preview: ProfilePreview,
});
