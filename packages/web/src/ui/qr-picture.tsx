import styles from './qr-picture.module.css';

/** Returns the path data: a bar for every run of dark squares. */
const pathOf = (rows: readonly string[]): string =>
  rows
    .flatMap((row, y) =>
      [...row.matchAll(/#+/g)].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('');

/** A QR code of rows with `#` for a dark square: dark on light in every theme, because cameras need it. */
export const QrPicture = ({ rows, label }: { readonly rows: readonly string[]; readonly label: string }) => (
  <svg className={styles.qr} viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label}>
    <path d={pathOf(rows)} shapeRendering="crispEdges" />
  </svg>
);
