import type { OutlinedPizzaPart } from '@ofenpost/core/catalogue/catalogue-outline';
import { sauce, topping } from '@ofenpost/core/catalogue/illustration';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { PicturedParts, partPictures } from './part-pictures.tsx';

export type PicturedPart = Pick<OutlinedPizzaPart, 'id' | 'kind' | 'illustration' | 'allergens'>;

const NONE: ReadonlyMap<string, ReactNode> = new Map();

function picturedParts(parts: readonly PicturedPart[]): PicturedParts {
  const ofKind = (kind: PicturedPart['kind']) => parts.filter((part) => part.kind === kind);
  const toppingsOf = (kind: 'cheese' | 'topping') =>
    ofKind(kind).map(({ id, illustration }) => ({ id, illustration: topping.safeParse(illustration).data ?? null }));
  return {
    sizes: ofKind('size'),
    doughs: ofKind('dough'),
    sauces: ofKind('sauce').map(({ id, illustration }) => ({
      id,
      illustration: sauce.safeParse(illustration).data ?? 'none',
    })),
    cheeses: toppingsOf('cheese'),
    toppings: toppingsOf('topping'),
  };
}

/**
 * Returns the small pictures of the parts, by id; sizes and doughs are drawn by their place among these. Loaded lazily
 * with the pizza creator's page: a shared chunk would be loaded by every guest.
 */
export function usePartPictures(parts: readonly PicturedPart[]): ReadonlyMap<string, ReactNode> {
  const [draw, setDraw] = useState<{ readonly pictures: typeof partPictures } | null>(null);
  useEffect(() => {
    let isShown = true;
    import('./pizza-creator.route.tsx')
      .then((module) => {
        if (isShown) setDraw({ pictures: module.partPictures });
      })
      // The names suffice without the pictures.
      .catch(() => {});
    return () => {
      isShown = false;
    };
  }, []);
  return useMemo(() => draw?.pictures(picturedParts(parts)) ?? NONE, [draw, parts]);
}
