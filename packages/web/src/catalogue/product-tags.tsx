import { PRODUCT_TAG_LABELS, type ProductTag } from '@ofenpost/core/catalogue/declaration';
import styles from './product-card.module.css';

export const ProductTags = ({ tags }: { tags: readonly ProductTag[] }) =>
  tags.length > 0 && (
    <ul className={styles.tags} aria-label="Merkmale">
      {tags.map((tag) => (
        <li key={tag} className={styles[tag] === undefined ? styles.tag : `${styles.tag} ${styles[tag]}`}>
          {PRODUCT_TAG_LABELS[tag]}
        </li>
      ))}
    </ul>
  );
