import { OF_OPENED_GROUP_MAX, type ShownPart } from '@ofenpost/core/catalogue/shown-parts';
import { Link } from '@tanstack/react-router';
import { paths } from '../app/paths.ts';
import { countText } from './count-text.ts';
import type { FilterSearch } from './filter-search.ts';
import { groupAnchor } from './group-anchor.ts';
import type { ShownGroup } from './shown-product.ts';
import controls from '../theme/controls.module.css';
import styles from './rest-of-group.module.css';

type Props = {
  readonly group: ShownPart<ShownGroup>;
  readonly isOpened: boolean;
  readonly onOpen: () => void;
};

/** Links to the remaining products of a group, so that it works without a script. */
export function RestOfGroup({ group: { id, name, count, products }, isOpened, onOpen }: Props) {
  if (products.length === count) return null;
  if (isOpened)
    return (
      <p className={styles.rest}>
        Das sind {products.length} von {count}. Such oben nach dem, was dir noch fehlt.
      </p>
    );
  return (
    <p className={styles.rest}>
      <Link
        to={paths.products}
        search={(search: FilterSearch) => ({ ...search, gruppe: id })}
        hash={groupAnchor(name)}
        className={controls.secondary}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          // Without a script the link leads to the group; with one the reader stays where the next card appears.
          event.preventDefault();
          onOpen();
        }}
      >
        {count > OF_OPENED_GROUP_MAX ? 'Mehr zeigen' : `Alle ${countText(count)} zeigen`}
        <span className={controls.visuallyHidden}>: {name}</span>
      </Link>
    </p>
  );
}
