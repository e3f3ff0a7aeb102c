import { HeadContent, RouterContextProvider, useRouter, Scripts } from '@tanstack/react-router';
import { use, type ReactNode } from 'react';
import { recordClicksScript, recordInputScript } from '../hydration/before-hydration.ts';
import '../ui/fonts.css';
import '../ui/page.css';
import 'virtual:theme.css';
import { RenderOnceContext } from '../hydration/render-once.ts';
import { themeScript } from '../ui/theme-switch.tsx';

type HeadProps = { readonly nonce: string | undefined; readonly firstScript: string };

const RenderedHead = ({ nonce, firstScript }: HeadProps) => (
  <head>
    <HeadContent />
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: firstScript }} />
  </head>
);

/** Writes the head of a page from its files and its routes. */
function WrittenHead({ nonce, firstScript }: HeadProps) {
  const renderOnce = use(RenderOnceContext);
  const router = useRouter();
  const { matches } = router.state;
  const manifest = router.ssr?.manifest;
  if (renderOnce === null || manifest === undefined) return <RenderedHead nonce={nonce} firstScript={firstScript} />;
  const withoutNonce = Object.assign(Object.create(router) as typeof router, {
    options: { ...router.options, ssr: {} },
  });
  // React hoists stylesheets with a precedence only in a whole document.
  const stylesheets = Object.values(manifest.routes)
    .flatMap(({ css = [] }) => css)
    .map((file) => (typeof file === 'string' ? file : file.href))
    .map((href) => `<link rel="stylesheet" href="${href}" data-precedence="default"/>`)
    .join('');
  const tags = renderOnce(
    manifest,
    JSON.stringify(matches.map(({ meta, links, styles, headScripts }) => [meta, links, styles, headScripts])),
    <RouterContextProvider router={withoutNonce}>
      <HeadContent />
    </RouterContextProvider>,
  );
  const html = `${tags}${stylesheets}<script nonce="${nonce}">${firstScript}</script>`;
  return <head dangerouslySetInnerHTML={{ __html: html }} />;
}

const Head = import.meta.env.SSR ? WrittenHead : RenderedHead;

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
