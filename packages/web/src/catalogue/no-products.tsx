import {
  type CatalogueFilter,
  type FilterPoint,
  filterWithout,
  helpfulPoints,
} from '@ofenpost/core/catalogue/catalogue-filter';
import { ALLERGEN_LABELS, PRODUCT_TAG_LABELS } from '@ofenpost/core/catalogue/declaration';
import { Link } from '@tanstack/react-router';
import { paths } from '../app/paths.ts';
import { countText } from './count-text.ts';
import { searchOf } from './filter-search.ts';
import controls from '../ui/controls.module.css';
import styles from './no-products.module.css';

function withoutText(point: FilterPoint): string {
  switch (point.kind) {
    case 'query':
      return 'Ohne das Suchwort';
    case 'tag':
      return `Auch was nicht ${PRODUCT_TAG_LABELS[point.tag]} ist`;
    case 'without':
      return `Auch mit ${ALLERGEN_LABELS[point.allergen]}`;
  }
}

/** For a new shop without any products. */
export const NothingForSale = () => (
  <section className={styles.nothing} aria-labelledby="noch-nichts">
    <h2 id="noch-nichts">Unsere Karte entsteht gerade.</h2>
    <p>Noch gibt es hier nichts zu bestellen. Schau bald wieder vorbei.</p>
  </section>
);

type NoProductsProps = {
  readonly filter: CatalogueFilter;
  /** The number of products that match another filter. */
  readonly countOf: (filter: CatalogueFilter) => number;
};

/** Says that nothing was found, and offers to remove filters. */
export function NoProducts({ filter, countOf }: NoProductsProps) {
  const query = filter.query.trim();
  return (
    <section className={styles.nothing} aria-labelledby="nichts-gefunden">
      <h2 id="nichts-gefunden">
        {query === '' ? 'So etwas haben wir nicht im Ofen.' : `Zu «${query}» haben wir nichts.`}
      </h2>
      <p>Nimm etwas weg, dann kommt wieder etwas zum Vorschein. Oder belege dir deinen Fladen gleich selber.</p>
      <ul className={styles.ways}>
        {helpfulPoints(filter, countOf).map(({ point, count }) => {
          const text = withoutText(point);
          return (
            <li key={text}>
              <Link
                to={paths.products}
                search={searchOf(filterWithout(filter, point))}
                replace
                resetScroll={false}
                className={controls.secondary}
              >
                {text}: {countText(count)}
              </Link>
            </li>
          );
        })}
        <li>
          <Link to={paths.products} search={{}} replace resetScroll={false} className={controls.primary}>
            Alle Produkte zeigen
          </Link>
        </li>
        <li>
          <Link to={paths.pizzaCreator} className={controls.quiet}>
            Eigenen Fladen bauen
          </Link>
        </li>
      </ul>
    </section>
  );
}
