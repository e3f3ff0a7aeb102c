import type { Catalogue } from '@ofenpost/core/catalogue/catalogue';
import { ProductGrid } from './product-grid.tsx';
import layout from '../theme/layout.module.css';
import styles from './products-page.module.css';

const anchor = (name: string) => name.toLowerCase().replaceAll(/[^a-zäöü0-9]+/g, '-');

export const ProductsPage = ({ catalogue }: { catalogue: Catalogue }) => (
  <>
    <div className={`${layout.wrap} ${styles.head}`}>
      <h1>Was darf es sein?</h1>
      <p className={layout.lead}>
        Jeder Fladen wird für dich gebacken. Tippe auf ein Produkt für Zutaten und Allergene.
      </p>
    </div>
    <nav className={styles.groups} aria-label="Produktgruppen">
      <ul className={`${layout.wrap} ${styles.groupLinks}`}>
        {catalogue.productGroups.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${anchor(name)}`} className={styles.groupLink}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
    <div className={layout.wrap}>
      {catalogue.productGroups.map(({ id, name, description, products }, index) => (
        <section key={id} id={anchor(name)} className={styles.group} aria-labelledby={`${id}-name`}>
          <div className={styles.groupHead}>
            <h2 id={`${id}-name`}>{name}</h2>
            {description !== '' && <p>{description}</p>}
          </div>
          <ProductGrid products={products} eager={index === 0 ? 4 : 0} />
        </section>
      ))}
    </div>
  </>
);
