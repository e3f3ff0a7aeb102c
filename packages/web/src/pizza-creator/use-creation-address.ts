import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import { paths } from '../app/paths.ts';
import type { PizzaCreatorActor } from './use-pizza-creator.ts';

/** Writing waits until the hand rests: the router's work would slow down the next press. */
const REST_MILLISECONDS = 150;

/**
 * Keeps the creation in the address, and follows the address when the guest goes back or forward. Steps replace the entry
 * of the history; after `beginEntry` the next one gets its own, so that back leads to the pizza before it.
 */
export function useCreationAddress(actor: PizzaCreatorActor, search: string) {
  const router = useRouter();
  const shown = useLocation({
    // On the way to another page this one stays as it is.
    select: ({ pathname, searchStr }) => (pathname === paths.pizzaCreator ? searchStr : null),
  });
  /** What the address says, as far as it came from here. */
  const known = useRef({ address: shown, search });
  const pending = useRef<(() => void) | null>(null);
  const isNewEntry = useRef(false);

  const flush = useCallback(() => {
    pending.current?.();
    router.history.flush();
  }, [router]);

  useEffect(() => {
    // Whoever leaves by a link or a new address finds the last step when coming back.
    const save = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest('a') !== null) flush();
    };
    const options = { capture: true };
    addEventListener('click', save, options);
    addEventListener('pagehide', save);
    return () => {
      removeEventListener('click', save, options);
      removeEventListener('pagehide', save);
    };
  }, [flush]);

  useEffect(() => {
    if (shown === null || shown === known.current.address) return;
    // Somebody else wrote it: back, forward, or a link to another pizza.
    known.current = { address: shown, search: '' };
    actor.send({ type: 'url.restored', search: shown });
  }, [actor, shown]);

  useEffect(() => {
    if (search === known.current.search || `?${search}` === known.current.address) return;
    const write = () => {
      pending.current = null;
      clearTimeout(timer);
      if (router.latestLocation.pathname !== paths.pizzaCreator) return;
      known.current = { address: `?${search}`, search };
      const replace = !isNewEntry.current;
      isNewEntry.current = false;
      void router.navigate({ href: `${paths.pizzaCreator}?${search}`, replace, resetScroll: false });
    };
    const timer = setTimeout(write, REST_MILLISECONDS);
    pending.current = write;
    return () => {
      clearTimeout(timer);
      pending.current = null;
    };
  }, [router, search]);

  return useCallback(() => {
    flush();
    isNewEntry.current = true;
  }, [flush]);
}
