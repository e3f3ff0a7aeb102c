import type { ProductGroup } from '@ofenpost/core/catalogue/catalogue';
import { useEffect, useRef } from 'react';
import { SearchIcon } from '../app/icons.tsx';
import { Rendered } from '../app/rendered.tsx';
import { SEARCH_ID } from './filter-form.tsx';
import { groupAnchor } from './group-anchor.ts';
import { useCurrentSection } from './use-current-section.ts';
import controls from '../theme/controls.module.css';
import layout from '../theme/layout.module.css';
import styles from './group-navigation.module.css';

/** Scrolls the list to the link of the current group, without scrolling the page. */
function showLink(list: HTMLElement, link: HTMLElement): void {
  list.scrollTo({ left: link.offsetLeft - list.offsetLeft - (list.clientWidth - link.offsetWidth) / 2 });
}

/** Links to each product group; the group on the screen is marked. */
export function GroupNavigation({ groups }: { groups: readonly Pick<ProductGroup, 'id' | 'name'>[] }) {
  const list = useRef<HTMLUListElement>(null);
  const current = useCurrentSection(groups.map(({ name }) => groupAnchor(name)));
  useEffect(() => {
    const links = list.current?.querySelectorAll('a') ?? [];
    const link = [...links].find(({ hash }) => current !== null && decodeURIComponent(hash) === `#${current}`);
    if (list.current && link) showLink(list.current, link);
    if (current === null) list.current?.scrollTo({ left: 0 });
  }, [current]);
  return (
    <nav className={styles.groups} aria-label="Produktgruppen">
      <Rendered
        as="div"
        by={GroupNavigation}
        from={[current, ...groups.map(({ name }) => name)]}
        className={`${layout.wrap} ${styles.bar}`}
      >
        <ul ref={list} className={styles.links}>
          {groups.map(({ id, name }) => {
            const anchor = groupAnchor(name);
            return (
              <li key={id}>
                <a
                  href={`#${anchor}`}
                  className={styles.link}
                  {...(anchor === current && { 'aria-current': 'location' as const })}
                >
                  {name}
                </a>
              </li>
            );
          })}
        </ul>
        <a
          href={`#${SEARCH_ID}`}
          className={`${controls.round} ${current === null ? styles.away : styles.search}`}
          aria-label="Zur Suche"
          onClick={() => document.getElementById(SEARCH_ID)?.focus()}
        >
          <SearchIcon />
        </a>
      </Rendered>
    </nav>
  );
}
