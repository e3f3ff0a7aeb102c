import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import { paths } from '../app/paths.ts';
import type { PizzaCreatorActor } from './use-pizza-creator.ts';

/** In ms: the address is written after a pause, because the router's work would slow down the next press. */
const REST_MILLISECONDS = 150;

/**
 * Keeps the address in step with the creation, also when the guest goes back or forward. Changes replace the history
 * entry; after `beginEntry` the next change gets its own, so that back leads to the previous pizza.
 */
export function useCreationAddress(actor: PizzaCreatorActor, search: string) {
  const router = useRouter();
  const shown = useLocation({
    // During a navigation to another page this one stays as it is.
    select: ({ pathname, searchStr }) => (pathname === paths.pizzaCreator ? searchStr : null),
  });
  /** The last address that was written from here. */
  const known = useRef({ address: shown, search });
  const pending = useRef<(() => void) | null>(null);
  const isNewEntry = useRef(false);

  const flush = useCallback(() => {
    pending.current?.();
    router.history.flush();
  }, [router]);

  useEffect(() => {
    // Before the page is left the last change is written, so that coming back restores it.
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
    // The address was changed from outside: by back, forward, or a link to another pizza.
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
