/** What the browser fetches to take over a page: the modules to run, in their order and each in a task of its own, and all that are fetched for it. */
export type AppScripts = { readonly run: readonly string[]; readonly imported: readonly string[] };

const start = `async()=>{for(const href of imported)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));for(const url of run){await import(url);await new Promise(done=>setTimeout(done))}}`;

/**
 * Fetches and starts the app once the page has been painted, so that nothing competes with what can be seen: the browser
 * tells when. A module, so it runs behind the whole document. A page that nobody sees is not painted and starts at once.
 */
export const bootScript = ({ run, imported }: AppScripts, nonce: string): string =>
  `<script type="module" nonce="${nonce}">const{run,imported}=${JSON.stringify({ run, imported })},start=${start};document.hidden?start():new PerformanceObserver((_,painted)=>{painted.disconnect();start()}).observe({type:'paint',buffered:true})</script>`;
