import type { Catalogue, ProductGroup } from '@ofenpost/core/catalogue/catalogue';
import { type FoodKind, foodKind } from '@ofenpost/core/catalogue/food-kind';
import type { Option, OptionGroup, Product } from '@ofenpost/core/catalogue/product';
import { SHOWN_AT_ONCE_MAX, type ShownPart, countAll, shownParts } from '@ofenpost/core/catalogue/shown-parts';
import type { LegalAge } from '@ofenpost/core/declaration/declaration';
import type { Labelling } from '@ofenpost/core/declaration/labelling';
import { minimumAgeOf } from '@ofenpost/core/declaration/minimum-age';
import { memoize } from '@ofenpost/core/memoize/memoize';
import { recipeOf } from '@ofenpost/core/pizza/recipe';
import type { RouterContext } from '../app/app-data.ts';
import { paths } from '../app/paths.ts';
import { namedIllustrationHash } from '../illustration/illustration-url.ts';
import type { LinkedPage } from '../seo/public-pages.ts';
import { filterSearch } from './filter-search.ts';
import { loadSearch } from './search-code.ts';

const SHOWN_FIELDS = [
  'id',
  'name',
  'description',
  'price',
  'available',
  'soldOutUntil',
  'availabilitySchedule',
  'allergens',
  'origins',
  'labelling',
  'tags',
  'optionGroups',
  'photo',
] as const satisfies readonly (keyof Product)[];
type ShownFields = Pick<Product, (typeof SHOWN_FIELDS)[number]>;

/** What guests read besides allergens: the amount of a drink in ml, and the age for it. */
export type DeclarationNote = Partial<Pick<Labelling, 'traces' | 'origins' | 'methods'>> & {
  readonly ml?: number;
  readonly age?: LegalAge;
};
/** Left out where there is nothing to read: a page has sixty products. */
type ShownNotes = { readonly notes?: DeclarationNote | null };
export type ShownOption = Omit<Option, 'labelling'> & ShownNotes;
type ShownOptionGroup = Omit<OptionGroup, 'options'> & { options: ShownOption[] };

/**
 * The fields of a product for card and dialog. A hash replaces the data of the picture, because a page contains sixty
 * products.
 */
export type ShownProduct = Omit<ShownFields, 'labelling' | 'optionGroups'> &
  ShownNotes & {
    readonly optionGroups: ShownOptionGroup[];
    readonly pictureHash: string;
    readonly kind: FoodKind;
    /** Left out where it is not: a page has sixty products. */
    readonly alcohol?: true;
    /** A bread that no own pizza can begin with, such as a folded one. */
    readonly isFixed?: true;
  };
export type ShownGroup = Omit<ProductGroup, 'products'> & { readonly products: readonly ShownProduct[] };
export type ShownCatalogue = { readonly productGroups: readonly ShownGroup[] };
/** The products in a page: all of them, or of a long menu the first ones and those of an opened group. */
export type DehydratedCatalogue = { readonly linked?: LinkedProduct | undefined } & (
  | (ShownCatalogue & { readonly opened?: never })
  | { readonly productGroups: readonly ShownPart<ShownGroup>[]; readonly opened: string | null }
);

/** The product that an address names; a page contains it although it may show only a part of the menu. */
export type LinkedProduct = { readonly product: ShownProduct; readonly page: LinkedPage };

export const linkedProduct = ({ productGroups }: Catalogue, linkedId: string): LinkedProduct | undefined => {
  const found = productGroups.flatMap(({ products }) => products).find(({ id }) => id === linkedId);
  if (found === undefined) return undefined;
  const { id, name, description } = found;
  const page = {
    path: paths.product(id),
    title: name,
    picture: id,
    description: description === '' ? name : description,
  };
  return { product: shownProduct(found), page };
};

/** What of a labelling guests read, without what is empty; null where the allergens are not declared. */
function withNotes<T extends Pick<Product, 'labelling'>>({ labelling, ...rest }: T): Omit<T, 'labelling'> & ShownNotes {
  if (!labelling?.allergensKnown) return { ...rest, notes: null };
  const { traces, origins, methods, drink } = labelling;
  const age = minimumAgeOf(labelling, false);
  const notes = {
    ...(traces.length > 0 && { traces }),
    ...(origins.length > 0 && { origins }),
    ...(methods !== null && methods.length > 0 && { methods }),
    ...(drink !== null && { ml: drink.ml }),
    ...(age !== null && { age }),
  };
  return Object.keys(notes).length === 0 ? rest : { ...rest, notes };
}

/** Memoised by the product, so that its card is rendered once for all pages. */
export const shownProduct = memoize((product: Product): ShownProduct => {
  const shown = Object.fromEntries(SHOWN_FIELDS.map((name) => [name, product[name]])) as ShownFields;
  const optionGroups = product.optionGroups.map((group) => ({
    ...group,
    options: group.options.map(withNotes),
  }));
  const pictureHash = namedIllustrationHash(product.illustration, product.name);
  const kind = foodKind(product);
  const { notes, ...plain } = withNotes(shown);
  return {
    ...plain,
    optionGroups,
    pictureHash,
    kind,
    ...(product.vatClass === 'alcohol' && { alcohol: true }),
    ...(kind === 'flatbread' && recipeOf(product.illustration) === null && { isFixed: true }),
    ...(notes !== undefined && { notes }),
  };
});

export const shownCatalogue = memoize(({ productGroups }: Catalogue): ShownCatalogue => ({
  productGroups: productGroups.map((group) => ({ ...group, products: group.products.map(shownProduct) })),
}));

const partOf = (catalogue: Catalogue, opened: string | null): DehydratedCatalogue => ({
  productGroups: shownParts(shownCatalogue(catalogue).productGroups, opened),
  opened,
});
const beginningOf = memoize((catalogue: Catalogue) => partOf(catalogue, null));

/** Returns the products for a page without a filter: as few for ten thousand products as for some hundred. */
export function dehydratedCatalogue(catalogue: Catalogue, opened: string | null): DehydratedCatalogue {
  if (countAll(catalogue.productGroups) <= SHOWN_AT_ONCE_MAX) return shownCatalogue(catalogue);
  return opened === null ? beginningOf(catalogue) : partOf(catalogue, opened);
}

/** Loads what the page of the products shows for a search. */
export async function loadProductsData(
  { ports, environment }: RouterContext,
  search: Readonly<Record<string, unknown>>,
): Promise<DehydratedCatalogue> {
  const { gruppe = null, produkt, ...filter } = filterSearch(search);
  const [catalogue] = await Promise.all([ports.catalogue.load(), filter.q === undefined ? null : loadSearch()]);
  const isFiltered = Object.values(filter).some((requested) => requested !== undefined);
  // Only pages from the server contain part of the catalogue; a browser that navigates loads all of it.
  const isWhole = isFiltered || environment === 'browser';
  const shown = isWhole ? shownCatalogue(catalogue) : dehydratedCatalogue(catalogue, gruppe);
  return produkt === undefined ? shown : { ...shown, linked: linkedProduct(catalogue, produkt) };
}
