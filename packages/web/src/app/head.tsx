import { HeadContent, RouterContextProvider, useRouter } from '@tanstack/react-router';
import { use } from 'react';
import { WriteInContext } from './rendered-id.ts';

type Props = { readonly nonce: string | undefined; readonly firstScript: string };

const RenderedHead = ({ nonce, firstScript }: Props) => (
  <head>
    <HeadContent />
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: firstScript }} />
  </head>
);

/**
 * Writes the head of a page from its files and its routes. The router would put the nonce on every tag: the policy
 * needs it on scripts alone, and it cannot be compressed.
 */
function WrittenHead({ nonce, firstScript }: Props) {
  const writeIn = use(WriteInContext);
  const router = useRouter();
  const { matches } = router.state;
  const manifest = router.ssr?.manifest;
  if (writeIn === null || manifest === undefined) return <RenderedHead nonce={nonce} firstScript={firstScript} />;
  const withoutNonce = Object.assign(Object.create(router) as typeof router, {
    options: { ...router.options, ssr: {} },
  });
  // React hoists stylesheets with a precedence only in a whole document.
  const stylesheets = Object.values(manifest.routes)
    .flatMap(({ css = [] }) => css)
    .map((file) => (typeof file === 'string' ? file : file.href))
    .map((href) => `<link rel="stylesheet" href="${href}" data-precedence="default"/>`)
    .join('');
  const tags = writeIn(
    manifest,
    JSON.stringify(matches.map(({ meta, links, styles, headScripts }) => [meta, links, styles, headScripts])),
    <RouterContextProvider router={withoutNonce}>
      <HeadContent />
    </RouterContextProvider>,
  );
  const html = `${tags}${stylesheets}<script nonce="${nonce}">${firstScript}</script>`;
  return <head dangerouslySetInnerHTML={{ __html: html }} />;
}

export const Head = import.meta.env.SSR ? WrittenHead : RenderedHead;
