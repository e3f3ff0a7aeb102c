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
 * The small pictures by which guests know the parts, by id; sizes and doughs are drawn by their place among these. They
 * come with the page of the pizza creator: shared with it, they would be a part of their own that every guest waits for.
 */
export function usePartPictures(parts: readonly PicturedPart[]): ReadonlyMap<string, ReactNode> {
  const [draw, setDraw] = useState<{ readonly pictures: typeof partPictures } | null>(null);
  useEffect(() => {
    let isShown = true;
    import('./pizza-creator.route.tsx')
      .then((module) => {
        if (isShown) setDraw({ pictures: module.partPictures });
      })
      // The names say enough.
      .catch(() => {});
    return () => {
      isShown = false;
    };
  }, []);
  return useMemo(() => draw?.pictures(picturedParts(parts)) ?? NONE, [draw, parts]);
}
