import { IS_NEW_ENOUGH, TOO_OLD_FILE } from './browser-floor.ts';

/** What the browser fetches to take over a page: the modules to run, in their order and each in a task of its own, and all that are fetched for it. */
export type AppScripts = { readonly run: readonly string[]; readonly imported: readonly string[] };

const start = `async()=>{for(const href of[...run,...others])document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));for(const url of run){await import(url);await new Promise(setTimeout)}}`;

/**
 * Fetches and starts the app once the page has been painted, so that nothing competes with what can be seen: the browser
 * tells when. A module, so it runs behind the whole document. A page that nobody sees is not painted and starts at once; in a browser that is too old nothing starts.
 */
export const bootScript = ({ run, imported }: AppScripts, nonce: string): string =>
  `<script type="module" nonce="${nonce}">const{run,others}=${JSON.stringify({ run, others: imported.filter((file) => !run.includes(file)) })},start=${start};${IS_NEW_ENOUGH}?document.hidden?start():new PerformanceObserver((_,painted)=>{painted.disconnect();start()}).observe({type:'paint',buffered:!0}):import('${TOO_OLD_FILE}')</script>`;
