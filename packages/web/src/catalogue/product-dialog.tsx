import type { CartItem, NewCartItem } from '@ofenpost/core/cart/cart';
import { CART_AMOUNT_MAX } from '@ofenpost/core/cart/cart-limits';
import { itemPrice } from '@ofenpost/core/cart/item-price';
import { type Serving, productAvailability } from '@ofenpost/core/catalogue/availability';
import { ALLERGENS } from '@ofenpost/core/catalogue/declaration';
import { chooseOptions, chosenOptions } from '@ofenpost/core/catalogue/option-choice';
import { ASK_ON_THE_PHONE, allergensText, originsText } from '@ofenpost/core/declaration/allergens-text';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useActors, useEarliestServing, useRestaurant } from '../app/app-actors.tsx';
import { useIsOffline } from '../app/offline-state.ts';
import { OFFLINE_HINT } from '../app/offline-texts.ts';
import { paths } from '../app/paths.ts';
import { showErrorToast } from '../app/show-error-toast.ts';
import { pictureUrl } from '../illustration/illustration-url.ts';
import { Amount } from '../money/amount.tsx';
import { titleOf } from '../seo/public-pages.ts';
import { AmountStepper } from '../ui/amount-stepper.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import { PageDialog } from '../ui/page-dialog.tsx';
import { ShareIcon } from '../ui/share-icon.tsx';
import type { AddressOverlay } from '../ui/use-back-closes.ts';
import { OptionGroupField, firstSelection, selectionOf, withOption } from './option-group-field.tsx';
import { FoodPicture } from './product-picture.tsx';
import { ProductTags } from './product-tags.tsx';
import type { ShownOption, ShownProduct } from './shown-product.ts';
import controls from '../ui/controls.module.css';
import styles from './product-dialog.module.css';

const declarationNotes = onDemand(() =>
  import('../declaration/declaration-notes.tsx').then((module) => module.DeclarationNotes),
);

type ProductDeclarationProps = { readonly product: ShownProduct; readonly chosen: readonly ShownOption[] };

/** Shows allergens and origins of the product with the chosen options, to be read before buying. Source: LIV art. 5. */
function ProductDeclaration({ product, chosen }: ProductDeclarationProps) {
  const parts = [product, ...chosen];
  const isDeclared = parts.every(({ notes }) => notes !== null);
  const all = new Set([...product.allergens, ...chosen.flatMap(({ allergens }) => allergens)]);
  const declared = parts.flatMap(({ notes }) => notes ?? []);
  const hasBread = product.kind === 'flatbread';
  return (
    <>
      <dl className={styles.declaration}>
        <dt>Allergene</dt>
        <dd>
          {isDeclared || all.size > 0
            ? allergensText({ contains: ALLERGENS.filter((one) => all.has(one)), traces: [] })
            : null}
          {isDeclared ? null : <p>{ASK_ON_THE_PHONE}</p>}
        </dd>
        {product.origins.length > 0 && (
          <>
            <dt>Herkunft</dt>
            <dd>{originsText(product.origins)}</dd>
          </>
        )}
      </dl>
      {(declared.length > 0 || hasBread) && <declarationNotes.Component declared={declared} hasBread={hasBread} />}
    </>
  );
}

const PARAMETER = 'produkt';

/** The address of the page with the dialog of a product, and without. */
const addressedBy =
  (id: string): AddressOverlay =>
  (address) => {
    const [page, overlay] = [new URL(address), new URL(address)];
    page.searchParams.delete(PARAMETER);
    overlay.searchParams.set(PARAMETER, id);
    return [page.href, overlay.href];
  };

/** Shares the product's own address. */
function ShareButton({ product: { id, name, description } }: { product: ShownProduct }) {
  const actors = useActors();
  const share = () => {
    const url = new URL(paths.product(id), location.origin).href;
    const copied = `Schick ihn weiter: Wer ihn öffnet, sieht ${name}.`;
    import('../app/share-link.ts')
      .then(({ shareLink }) => shareLink(actors, { title: name, text: description || name, url, copied }))
      .catch((error: unknown) => showErrorToast(actors, error));
  };
  return (
    <button type="button" className={`${controls.quiet} ${controls.small}`} onClick={share}>
      <ShareIcon />
      <span>Teilen</span>
    </button>
  );
}

/**
 * Begins an own pizza with a bread. The page is loaded anew: the dialog would go with its page before it has closed, and
 * leave everything hidden from screen readers.
 */
const AdaptLink = ({ product: { id, kind, isFixed } }: { product: ShownProduct }) =>
  kind === 'flatbread' &&
  !isFixed && (
    <Link
      to={paths.pizzaCreator}
      search={{ from: id }}
      reloadDocument
      preload={false}
      className={`${controls.quiet} ${controls.small}`}
    >
      Selber anpassen
    </Link>
  );

/** While it is shown, the page is called by it, as the page that the server renders for its address is. */
function usePageTitle(name: string | null): void {
  const { name: restaurant } = useRestaurant();
  useEffect(() => {
    if (name === null) return undefined;
    document.title = titleOf(name, restaurant);
    // The page may have begun with the product's title.
    return () => {
      document.title = titleOf('Produkte', restaurant);
    };
  }, [name, restaurant]);
}

type Props = {
  readonly product: ShownProduct;
  /** Whether it has its own address, on the page of the products. */
  readonly hasAddress?: boolean;
  /** Whether this is a preview for staff, in which nothing can be added to the cart. */
  readonly isPreview?: boolean;
  /** The item of the cart that is chosen in another way; without it, a new one is added. */
  readonly exchanged?: CartItem;
  readonly onClosed: () => void;
};

/** What the dialog begins with and does: it adds a new item, or chooses one of the cart in another way. */
const beginningOf = ({ optionGroups }: ShownProduct, exchanged: CartItem | undefined) =>
  exchanged === undefined
    ? {
        select: (at: Serving) => firstSelection(optionGroups, at),
        amount: 1,
        action: 'In den Warenkorb',
        eventOf: (item: NewCartItem) => ({ type: 'item.added', item }) as const,
      }
    : {
        select: () => selectionOf(exchanged, optionGroups),
        amount: exchanged.amount,
        action: 'Übernehmen',
        eventOf: (item: NewCartItem) => ({ type: 'item.exchanged', id: exchanged.id, item }) as const,
      };

/** Shows a product before it is added to the cart: options, allergens, origins, price. */
export function ProductDialog({ product, hasAddress = false, isPreview = false, exchanged, onClosed }: Props) {
  const { cart } = useActors();
  const isOffline = useIsOffline();
  const [isOpen, setOpen] = useState(true);
  const at = useEarliestServing();
  const beginning = beginningOf(product, exchanged);
  const [chosen, setChosen] = useState(() => beginning.select(at));
  const [amount, setAmount] = useState(beginning.amount);
  const availability = productAvailability(product, at);
  const optionIds = [...chosen];
  const choice = chooseOptions(product, optionIds, at);
  const open = choice.ok ? undefined : product.optionGroups.find(({ id }) => id === choice.error.optionGroupId);
  const groups = chosenOptions(product, optionIds);
  const unitPrice = itemPrice(
    product.price,
    groups.map(({ group, options }) => ({ included: group.included, options })),
  );
  usePageTitle(hasAddress ? product.name : null);
  const add = () => {
    // A second press may come while the dialog is closing.
    if (!isOpen) return;
    cart.send(beginning.eventOf({ productId: product.id, optionIds, amount }));
    setOpen(false);
  };
  return (
    <PageDialog
      title={product.name}
      isName
      isOpen={isOpen}
      addressed={hasAddress ? addressedBy(product.id) : undefined}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      foot={
        <>
          <AmountStepper label={product.name} amount={amount} min={1} max={CART_AMOUNT_MAX} onChange={setAmount} />
          <button
            type="button"
            className={`${controls.primary} ${styles.add}`}
            disabled={!availability.available || !choice.ok || isOffline || isPreview}
            onClick={add}
          >
            <span>{beginning.action}</span>
            <Amount rappen={unitPrice * amount} />
          </button>
          {isOffline && <p className={styles.hint}>{OFFLINE_HINT}</p>}
          {open !== undefined && !isOffline && <p className={styles.hint}>Bitte wähle noch: {open.name}</p>}
        </>
      }
    >
      <div className={styles.top}>
        <FoodPicture
          src={pictureUrl(product.id, product.pictureHash)}
          photo={product.photo}
          className={styles.picture}
          size={220}
          eager
        />
        <div>
          <ProductTags tags={product.tags} />
          <p className={styles.description}>{product.description}</p>
          {!availability.available && <p className={styles.note}>{availability.explanation}</p>}
          {!isPreview && (
            <div className={styles.actions}>
              {exchanged === undefined && <AdaptLink product={product} />}
              <ShareButton product={product} />
            </div>
          )}
        </div>
      </div>
      {product.optionGroups.map((group) => (
        <OptionGroupField
          key={group.id}
          group={group}
          at={at}
          chosen={chosen}
          onChange={(optionId, isChosen) => setChosen(withOption(chosen, group, optionId, isChosen))}
        />
      ))}
      <ProductDeclaration product={product} chosen={groups.flatMap(({ options }) => options)} />
    </PageDialog>
  );
}
