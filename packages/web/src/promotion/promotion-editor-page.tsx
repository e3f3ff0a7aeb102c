import type { Versioned } from '@ofenpost/core/editor/versioned';
import { applyPromotion } from '@ofenpost/core/promotion/apply-promotion';
import { type DiscountableLine, mayBeDiscounted } from '@ofenpost/core/promotion/discountable-line';
import { BLANK_PROMOTION, PROMOTION_FIELDS, type PromotionDraft, termsOf } from '@ofenpost/core/promotion/promotion';
import { promotionLabel } from '@ofenpost/core/promotion/promotion-label';
import {
  PROMOTION_ADMIN_MESSAGES,
  PROMOTION_RECORD,
  type PromotionAdminError,
} from '@ofenpost/core/promotion/promotion-record';
import { useRouter } from '@tanstack/react-router';
import { adminPage } from '../app/admin-page.tsx';
import { useApp } from '../app/app-actors.tsx';
import { useWork } from '../app/use-work.ts';
import { SumList } from '../money/sum-list.tsx';
import type { FieldTexts } from '../record/field-texts.ts';
import { RecordPage, loadStored } from '../record/record-page.tsx';
import { RecordRemoval } from '../record/record-removal.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { PromotionFields } from './promotion-fields.tsx';
import previewStyles from '../record/preview.module.css';
import controls from '../ui/controls.module.css';

/** What the page needs of a product. */
export type OutlinedProduct = { readonly id: string; readonly name: string; readonly price: number };

type Stored = Versioned<PromotionDraft>;
type ActionsProps = { readonly id: string; readonly stored: Stored };

/** Ends a promotion at once, or deletes one that nobody has used. */
function PromotionActions({ id, stored: { version, value } }: ActionsProps) {
  const { ports, actors } = useApp();
  const router = useRouter();
  const { isBusy, start } = useWork();
  const end = () =>
    start(async () => {
      const saved = await ports.promotionAdmin.save(id, { version, value: { ...value, active: false } });
      if (saved.ok)
        actors.toast.send({
          type: 'toast.shown',
          message: { kind: 'success', title: 'Aktion beendet', detail: value.name },
        });
      await router.invalidate();
    });
  return (
    <>
      {value.active && (
        <button type="button" className={controls.secondary} aria-disabled={isBusy} onClick={end}>
          Jetzt beenden
        </button>
      )}
      <RecordRemoval<PromotionAdminError>
        noun="Aktion"
        name={value.name}
        list="/admin/promotions"
        refused="Nicht gelöscht"
        blocker={null}
        remove={() => ports.promotionAdmin.remove(id)}
        messageOf={({ code }) => (code === 'promotionUsed' ? PROMOTION_ADMIN_MESSAGES.promotionUsed : null)}
      >
        <p>«{value.name}» ist danach weg. Wer sie gelöscht hat, bleibt im Protokoll.</p>
      </RecordRemoval>
    </>
  );
}

const EXAMPLE_FEE = 500;
const EXAMPLE_AMOUNT = 2;

/** Two pieces of a product: the free one, or the first one of the catalogue. */
const exampleOf = (products: readonly OutlinedProduct[], { productId }: PromotionDraft): OutlinedProduct | undefined =>
  products.find(({ id }) => id === productId) ?? products[0];

/** Shows what the promotion does to a small order. */
function PromotionPreview({ draft, products }: { draft: PromotionDraft | null; products: readonly OutlinedProduct[] }) {
  const product = draft === null ? undefined : exampleOf(products, draft);
  if (draft === null || product === undefined)
    return <p className={previewStyles.hint}>Sobald alles stimmt, siehst du hier ein Beispiel.</p>;
  const line: DiscountableLine = {
    productId: product.id,
    vatClass: 'food',
    amount: EXAMPLE_AMOUNT,
    unitPrice: product.price,
  };
  const promotion = applyPromotion(termsOf({ ...draft, id: product.id }), [line], EXAMPLE_FEE);
  const items = product.price * EXAMPLE_AMOUNT;
  return (
    <>
      <h2 className={previewStyles.title}>Beispiel</h2>
      <p className={previewStyles.hint}>
        {EXAMPLE_AMOUNT}× {product.name}, geliefert.{' '}
        {promotion === null ? 'Dafür gibt es nichts: Der Mindestbetrag ist nicht erreicht.' : promotionLabel(promotion)}
      </p>
      <SumList
        items={items}
        deliveryFee={EXAMPLE_FEE}
        promotion={promotion}
        rounding={0}
        totalPrice={items + EXAMPLE_FEE - (promotion?.amount ?? 0)}
        vat={[]}
      />
    </>
  );
}

const TEXTS: FieldTexts<PromotionDraft> = {
  ...PROMOTION_FIELDS,
  productId: { label: 'Produkt', text: (id) => (id === null ? 'keines' : 'ein Produkt') },
};

type Data = { readonly stored: Stored | null; readonly products: readonly OutlinedProduct[] };

/** Edits one promotion, new or stored. */
function PromotionEditorPage({ id, data: { stored, products } }: { readonly id: string; readonly data: Data }) {
  const { ports } = useApp();
  return (
    <RecordPage
      record={PROMOTION_RECORD}
      noun="Aktion"
      newTitle="Neue Aktion"
      page="/admin/promotions/$id"
      list={{ to: '/admin/promotions' }}
      listTitle="Aktionen"
      texts={TEXTS}
      path={id}
      stored={stored}
      begin={BLANK_PROMOTION}
      nameOf={({ name }) => name}
      save={ports.promotionAdmin.save}
      state={
        stored && (
          <StateBadge tone={stored.value.active ? 'good' : undefined}>
            {stored.value.active ? 'eingeschaltet' : 'beendet'}
          </StateBadge>
        )
      }
      actions={stored && <PromotionActions id={id} stored={stored} />}
      renderFields={(editor) => <PromotionFields editor={editor} products={products} />}
      renderPreview={(draft) => <PromotionPreview draft={draft} products={products} />}
    />
  );
}

export const promotionEditorPage = adminPage<Data>({
  title: 'Aktion',
  action: 'promotion.edit',
  access: 'zu den Aktionen',
  load: async ({ promotionAdmin, catalogue }, id) => {
    const [loaded, { productGroups }] = await Promise.all([loadStored(id, promotionAdmin.find), catalogue.load()]);
    const products = productGroups
      .flatMap((group) => group.products)
      .filter(mayBeDiscounted)
      .map(({ id: productId, name, price }) => ({ id: productId, name, price }));
    return loaded && { ...loaded, products };
  },
  Page: PromotionEditorPage,
});
