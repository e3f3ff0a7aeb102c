/**
 * The paths that search engines must not index: staff's pages, personal pages, the API. "/order/" has a slash, since
 * "/order" would match "/order-time" too. Source: RFC 9309, section 2.2.2.
 */
const PRIVATE = ['/admin', '/api/', '/auth', '/checkout', '/error', '/order/'] as const;

/** `/robots.txt`. */
export const robotsText = (origin: string): string =>
  ['User-agent: *', ...PRIVATE.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');

/** `/sitemap.xml`: the public pages. Their paths need no escaping. Source: sitemaps.org. */
export const sitemapXml = (origin: string, paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `<url><loc>${origin}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
