import type { ProductGroup } from '@ofenpost/core/catalogue/catalogue';
import { useEffect, useState, useRef } from 'react';
import { SearchIcon } from '../ui/icons.tsx';
import { Rendered } from '../ui/rendered.tsx';
import { SEARCH_ID } from './filter-form.tsx';
import { groupAnchor } from './product-group-section.tsx';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import styles from './group-navigation.module.css';

/** The part of the screen in which a section counts as current: below the sticky bars. */
const READING_ZONE = '-150px 0px -55% 0px';

/** Returns the id of the first of these sections within the reading zone, or null. */
function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(' ');
  useEffect(() => {
    const visible = new Set<string>();
    const order = key.split(' ');
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        }
        setCurrent(order.find((id) => visible.has(id)) ?? null);
      },
      { rootMargin: READING_ZONE },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section !== null) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);
  return current;
}

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
