import { useEffect, useRef } from 'react';
import styles from './photo-field.module.css';

/** In px: enough for the frame in a form. */
const WIDTH = 640;

/** Draws a file that the browser can decode; other files are left to the server. */
async function draw(file: Blob, canvas: HTMLCanvasElement): Promise<void> {
  const picture = await createImageBitmap(file, { resizeWidth: WIDTH, resizeQuality: 'medium' }).catch(() => null);
  if (picture === null) return;
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  picture.close();
}

/** Shows a local file before the server has it. */
export function LocalPicture({ file }: { readonly file: Blob }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current !== null) void draw(file, canvas.current);
  }, [file]);
  return <canvas ref={canvas} width={4} height={3} className={styles.picture} aria-hidden="true" />;
}
