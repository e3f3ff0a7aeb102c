import { renderToStaticMarkup } from 'react-dom/server';
import { paths } from '../app/paths.ts';
import { BareBread } from '../illustration/bare-bread.tsx';
import errors from '../error/error-page.module.css';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';

const READABLE = [
  { to: paths.products, label: 'Karte lesen' },
  { to: paths.restaurant, label: 'Öffnungszeiten ansehen' },
  { to: paths.pizzaCreator, label: 'Fladen ausdenken' },
] as const;

/** An empty link leads to the same address including its search. */
const SAME_ADDRESS = '';

/** Replaces a page that is not cached. It runs no script and needs only the styles, so it works for every address. The worker knows it by `data-offline`. */
const OfflinePage = ({ styles }: { styles: readonly string[] }) => (
  <html lang="de-CH" data-offline="">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
      <meta name="robots" content="noindex" />
      <title>Keine Verbindung</title>
      <link rel="icon" href="data:," />
      {styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
    </head>
    <body>
      <main className={errors.alone}>
        <div className={`${layout.wrap} ${errors.page}`}>
          <div className={errors.picture}>
            <BareBread sauce="none" seed="Ohne Netz" className={errors.bread} />
          </div>
          <h1>Hier ist gerade kein Netz.</h1>
          <p className={errors.text}>
            Diese Seite gibt es nur mit Verbindung. Was du an der Kasse eingegeben hast, bleibt auf deinem Gerät. Lesen
            kannst du solange:
          </p>
          <div className={errors.actions}>
            {READABLE.map(({ to, label }) => (
              <a key={to} href={to} className={controls.secondary}>
                {label}
              </a>
            ))}
          </div>
          <div className={errors.actions}>
            <a href={SAME_ADDRESS} className={controls.primary}>
              Nochmals versuchen
            </a>
          </div>
        </div>
      </main>
    </body>
  </html>
);

export const drawOfflinePage = (styles: readonly string[]): string =>
  `<!doctype html>${renderToStaticMarkup(<OfflinePage styles={styles} />)}`;
