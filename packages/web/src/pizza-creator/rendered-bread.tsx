import type { Flatbread } from '@ofenpost/core/catalogue/illustration';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { mayMove } from '../ui/reduced-motion.ts';
import {
  BREAD_SIZE,
  type BakedBread,
  type RenderedBread,
  type Pixels,
  type RawBread,
  createBreadRenderer,
} from './bread-renderer.ts';
import styles from './rendered-bread.module.css';

/** What is drawn of a pizza; `baked` has the steps of the oven that are there. */
export type Drawing = { readonly raw: RawBread; readonly baked: readonly BakedBread[] };

/** Draws a pizza each time that it changes; null until the first one is there. */
export function useDrawing(flatbread: Flatbread, onFailed: () => void): Drawing | null {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const renderer = useRef<ReturnType<typeof createBreadRenderer>>(null);
  useEffect(() => {
    const onRendered = (bread: RenderedBread) =>
      setDrawing((last) =>
        bread.bake === 0 ? { raw: bread, baked: [] } : last && { ...last, baked: [...last.baked, bread] },
      );
    const end = () => {
      renderer.current?.end();
      renderer.current = null;
    };
    const fail = () => {
      end();
      setDrawing(null);
      onFailed();
    };
    try {
      renderer.current = createBreadRenderer({ onRendered, onFailed: fail });
    } catch {
      fail();
    }
    return end;
  }, [onFailed]);
  useEffect(() => renderer.current?.draw(flatbread), [flatbread]);
  return drawing;
}

type CanvasProps = { readonly pixels: Pixels; readonly className?: string | undefined; readonly onEnd?: () => void };

function Canvas({ pixels, className, onEnd }: CanvasProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    ref.current?.getContext('2d')?.putImageData(new ImageData(pixels, BREAD_SIZE), 0, 0);
  }, [pixels]);
  return <canvas ref={ref} width={BREAD_SIZE} height={BREAD_SIZE} className={className} onAnimationEnd={onEnd} />;
}

/** The glow of the oven behind the bread. */
const Heat = () => (
  <svg viewBox="-160 -160 320 320" className={styles.heat}>
    <radialGradient id="oven">
      <stop offset=".7" stopColor="#FFB05A" />
      <stop offset=".84" stopColor="#E8632B" stopOpacity=".85" />
      <stop offset="1" stopColor="#E8632B" stopOpacity="0" />
    </radialGradient>
    <circle r="160" fill="url(#oven)" />
  </svg>
);

type Props = { readonly drawing: Drawing; readonly isBaked: boolean };

/** Shows a drawn pizza: new pieces drop onto it, others are lifted off, and in the oven it browns. */
export function RenderedBreadPicture({ drawing: { raw, baked }, isBaked }: Props) {
  const [move, setMove] = useState<{ readonly to: RawBread; readonly from: RawBread | null }>({ to: raw, from: null });
  if (move.to !== raw) setMove({ to: raw, from: mayMove() ? move.to : null });
  const from = move.to === raw ? move.from : null;
  const onEnd = () => setMove({ to: raw, from: null });
  const isDropping = from !== null && raw.dropping !== null;
  return (
    <>
      {isBaked && <Heat />}
      <Canvas
        pixels={isDropping ? from.pixels : raw.pixels}
        className={isBaked && baked.length > 0 ? styles.raw : undefined}
      />
      {isDropping && raw.dropping && <Canvas pixels={raw.dropping} className={styles.dropping} onEnd={onEnd} />}
      {from !== null && !isDropping && raw.lifting && (
        <Canvas pixels={raw.lifting} className={styles.lifting} onEnd={onEnd} />
      )}
      {isBaked &&
        baked.map(({ bake, pixels }) => (
          <Canvas key={bake} pixels={pixels} className={bake === 1 ? styles.baked : styles.browning} />
        ))}
    </>
  );
}
