import { CART_AMOUNT_MAX } from '@ofenpost/core/cart/cart-limits';
import { itemPrice } from '@ofenpost/core/cart/item-price';
import { productAvailability } from '@ofenpost/core/catalogue/availability';
import { ALLERGEN_LABELS, type Allergen, ALLERGENS } from '@ofenpost/core/catalogue/declaration';
import { chooseOptions, chosenOptions } from '@ofenpost/core/catalogue/option-choice';
import type { Option } from '@ofenpost/core/catalogue/product';
import { useState } from 'react';
import { useActors, useEarliestServing } from '../app/app-actors.tsx';
import { useIsOffline } from '../app/offline-state.ts';
import { OFFLINE_HINT } from '../app/offline-texts.ts';
import { pictureUrl } from '../illustration/illustration-url.ts';
import { Amount } from '../money/amount.tsx';
import { AmountStepper } from '../ui/amount-stepper.tsx';
import { PageDialog } from '../ui/page-dialog.tsx';
import { OptionGroupField, firstSelection, withOption } from './option-group-field.tsx';
import { FoodPicture } from './product-picture.tsx';
import { ProductTags } from './product-tags.tsx';
import type { ShownProduct } from './shown-product.ts';
import controls from '../ui/controls.module.css';
import styles from './product-dialog.module.css';

const named = (allergens: readonly Allergen[]) =>
  allergens.length === 0
    ? 'keine der 14 deklarationspflichtigen'
    : allergens.map((one) => ALLERGEN_LABELS[one]).join(', ');

type ProductDeclarationProps = { readonly product: ShownProduct; readonly chosen: readonly Option[] };

/** Shows allergens and origins of the product with the chosen options, to be read before buying. Source: LIV art. 5. */
function ProductDeclaration({ product, chosen }: ProductDeclarationProps) {
  const all = new Set([...product.allergens, ...chosen.flatMap(({ allergens }) => allergens)]);
  return (
    <dl className={styles.declaration}>
      <dt>Allergene</dt>
      <dd>{named(ALLERGENS.filter((one) => all.has(one)))}</dd>
      {product.origins.length > 0 && (
        <>
          <dt>Herkunft</dt>
          <dd>{product.origins.map(({ ingredient, country }) => `${ingredient}: ${country}`).join(', ')}</dd>
        </>
      )}
    </dl>
  );
}

type Props = {
  readonly product: ShownProduct;
  /** Whether this is a preview for staff, in which nothing can be added to the cart. */
  readonly isPreview?: boolean;
  readonly onClosed: () => void;
};

/** Shows a product before it is added to the cart: options, allergens, origins, price. */
export function ProductDialog({ product, isPreview = false, onClosed }: Props) {
  const { cart } = useActors();
  const isOffline = useIsOffline();
  const [isOpen, setOpen] = useState(true);
  const at = useEarliestServing();
  const [chosen, setChosen] = useState(() => firstSelection(product.optionGroups, at));
  const [amount, setAmount] = useState(1);
  const availability = productAvailability(product, at);
  const optionIds = [...chosen];
  const choice = chooseOptions(product, optionIds, at);
  const open = choice.ok ? undefined : product.optionGroups.find(({ id }) => id === choice.error.optionGroupId);
  const groups = chosenOptions(product, optionIds);
  const unitPrice = itemPrice(
    product.price,
    groups.map(({ group, options }) => ({ included: group.included, options })),
  );
  const add = () => {
    // A second press may come while the dialog is closing.
    if (!isOpen) return;
    cart.send({ type: 'item.added', item: { productId: product.id, optionIds, amount } });
    setOpen(false);
  };
  return (
    <PageDialog
      title={product.name}
      isOpen={isOpen}
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
            <span>In den Warenkorb</span>
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
