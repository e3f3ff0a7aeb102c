import { Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import '../theme/fonts.css';
import '../theme/page.css';
import 'virtual:theme.css';
import { themeScript } from '../theme/theme-script.ts';
import { Head } from './head.tsx';
import { recordClicksScript } from './replay-clicks.ts';
import { recordInputScript } from './restore-input.ts';

type Props = {
  readonly children: ReactNode;
  readonly now: string | undefined;
  readonly nonce: string | undefined;
  readonly reporting: string | undefined;
  readonly serviceWorker: boolean;
};

/** Browsers have run this script before hydration, so the client bundle does not contain it. */
const FIRST_SCRIPT = import.meta.env.SSR ? `${themeScript};${recordClicksScript};${recordInputScript}` : '';

/**
 * The whole HTML document. `data-now` synchronises the browser's clock with the server's, `data-reporting` names the
 * reporting targets; see `page-meta.ts` for the others.
 */
export const RootDocument = ({ children, now, nonce, reporting, serviceWorker }: Props) => (
  <html
    lang="de-CH"
    data-now={now}
    data-reporting={reporting}
    data-worker={serviceWorker || undefined}
    suppressHydrationWarning
  >
    <Head nonce={nonce} firstScript={FIRST_SCRIPT} />
    <body>
      {children}
      <Scripts />
    </body>
  </html>
);
