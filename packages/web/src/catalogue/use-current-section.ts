import { useEffect, useState } from 'react';

/** The part of the screen in which a section counts as current: below the sticky bars. */
const READING_ZONE = '-150px 0px -55% 0px';

/** Returns the id of the first of these sections within the reading zone, or null. */
export function useCurrentSection(ids: readonly string[]): string | null {
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
