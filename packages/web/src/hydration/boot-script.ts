import { IS_NEW_ENOUGH, TOO_OLD_FILE } from './browser-floor.ts';

/** The scripts of the app: `run` in this order, each in its own task, and `imported`, all files to fetch. */
export type AppScripts = { readonly run: readonly string[]; readonly imported: readonly string[] };

const start = `async()=>{for(const href of[...run,...others])document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));for(const url of run){await import(url);await new Promise(setTimeout)}}`;

/**
 * Fetches and starts the app after the first paint, so that nothing competes with what can be seen. It is a module, so
 * it runs after the whole document. A hidden page is never painted and starts at once; a browser that is too old starts
 * nothing.
 */
export const bootScript = ({ run, imported }: AppScripts): string =>
  `const{run,others}=${JSON.stringify({ run, others: imported.filter((file) => !run.includes(file)) })},start=${start};${IS_NEW_ENOUGH}?document.hidden?start():new PerformanceObserver((_,painted)=>{painted.disconnect();start()}).observe({type:'paint',buffered:!0}):import('${TOO_OLD_FILE}')`;
