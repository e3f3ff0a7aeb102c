import { PRODUCT_TAG_LABELS } from '@ofenpost/core/catalogue/declaration';
import type { PartDeclaration, PizzaDeclaration } from '@ofenpost/core/pizza/pizza-declaration';
import type { PizzaPrice, PizzaPriceLine } from '@ofenpost/core/pizza/pizza-price';
import type { ResolvedCreation } from '@ofenpost/core/pizza/resolve-creation';
import { memo, type ReactNode } from 'react';
import { ProductTags } from '../catalogue/product-tags.tsx';
import { Amount, Surcharge } from '../money/amount.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import styles from './explained.module.css';

const tagsOf = ({ diet, isSpicy }: PartDeclaration) => [
  ...(diet === null ? [] : [diet]),
  ...(isSpicy ? (['spicy'] as const) : []),
];

const declared = onDemand(() =>
  import('../declaration/declared-creation.tsx').then((module) => module.DeclaredCreation),
);

type ExplainedProps = { readonly declaration: PizzaDeclaration; readonly pizza: ResolvedCreation };

/** Lists what the pizza declares and its diets, for each half where they differ. Source: LIV art. 5. */
export const DeclarationExplained = memo(({ declaration: { whole, halves }, pizza }: ExplainedProps) => (
  <section className={styles.fold} aria-labelledby="declaration">
    <h2 id="declaration" className={styles.summary}>
      Was drin ist
    </h2>
    {halves === null ? (
      <ProductTags tags={tagsOf(whole)} />
    ) : (
      <div className={styles.halves}>
        <div>
          <h3>Linke Hälfte</h3>
          <ProductTags tags={tagsOf(halves.left)} />
        </div>
        <div>
          <h3>Rechte Hälfte</h3>
          <ProductTags tags={tagsOf(halves.right)} />
        </div>
      </div>
    )}
    <declared.Component pizza={pizza} />
  </section>
));

/** Shows the diets at a glance: `vegan`, or for each half `Links: vegetarisch` and `Rechts: scharf`. */
export const DeclarationChips = memo(({ declaration: { whole, halves } }: { declaration: PizzaDeclaration }) => {
  const sides =
    halves === null ? [['', whole] as const] : [['Links: ', halves.left] as const, ['Rechts: ', halves.right] as const];
  return (
    <p className={styles.chips} aria-hidden="true">
      {sides.flatMap(([prefix, declaration]) => {
        const tags = tagsOf(declaration);
        const label = tags.map((tag) => PRODUCT_TAG_LABELS[tag]).join(', ');
        return label === ''
          ? []
          : [
              <span key={prefix} className={declaration.isSpicy ? `${styles.chip} ${styles.hot}` : styles.chip}>
                {prefix}
                {label}
              </span>,
            ];
      })}
    </p>
  );
});

const amountOf = ({ kind, price }: PizzaPriceLine): ReactNode => {
  if (kind === 'base') return <Amount rappen={price} />;
  return price === 0 ? 'inklusive' : <Surcharge rappen={price} />;
};

/** Lists the parts of the price. */
export const PriceExplained = memo(({ price: { lines, total } }: { price: PizzaPrice }) => (
  <details className={styles.fold} open>
    <summary className={styles.summary}>So setzt sich der Preis zusammen</summary>
    <dl className={styles.lines}>
      {lines.map((line) => (
        <div key={`${line.kind} ${line.id}`}>
          <dt>{line.label}</dt>
          <dd>{amountOf(line)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>
          Gesamt <small>inkl. MwSt.</small>
        </dt>
        <dd>
          <Amount rappen={total} />
        </dd>
      </div>
    </dl>
  </details>
));
