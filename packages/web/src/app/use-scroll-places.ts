import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** How far a page is scrolled. */
type ScrollPlace = {
  /** In px. */
  readonly y: number;
  /** The first card that is seen whole: what is above it has an estimated height until it comes near. */
  readonly card: { readonly index: number; readonly text: string; readonly top: number } | null;
};

/** The boxes around the cards: a card that is far away is not laid out itself. */
const cards = (): readonly Element[] =>
  [...document.querySelectorAll('main article')].map((card) => card.parentElement ?? card);

function readScrollPlace(): ScrollPlace {
  const all = cards();
  const index = scrollY === 0 ? -1 : all.findIndex((card) => card.getBoundingClientRect().top >= 0);
  const card = all[index];
  return {
    y: scrollY,
    card: card === undefined ? null : { index, text: card.textContent, top: card.getBoundingClientRect().top },
  };
}

/** What comes near is laid out with the next frames, and browsers keep their own place meanwhile. */
const FRAMES = 5;

/** Scrolls to where a page was left; by its pixels where its lists have become others. */
function scrollToPlace({ y, card }: ScrollPlace): void {
  scrollTo(0, y);
  if (card === null) return;
  let frames = FRAMES;
  const moveCard = () => {
    const there = cards()[card.index];
    if (there?.textContent !== card.text) return;
    scrollBy(0, there.getBoundingClientRect().top - card.top);
    frames -= 1;
    if (frames > 0) requestAnimationFrame(moveCard);
  };
  moveCard();
}

/**
 * Scrolls on back and forward to where the page was left. `followRoutes` has scrolled to the top before. The code loads
 * once the page is used, so that it is there before somebody leaves a page that they have scrolled.
 */
export function useScrollPlaces(): void {
  const router = useRouter();
  useEffect(() => {
    /** By the key of the entry in the browser's history; what is opened anew has a new one. */
    const places = new Map<string | undefined, ScrollPlace>();
    const left = router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
      if (fromLocation && pathChanged) places.set(fromLocation.state.__TSR_key, readScrollPlace());
    });
    const rendered = router.subscribe('onRendered', ({ pathChanged, toLocation }) => {
      const place = places.get(toLocation.state.__TSR_key);
      if (pathChanged && place !== undefined) scrollToPlace(place);
    });
    return () => {
      left();
      rendered();
    };
  }, [router]);
}
