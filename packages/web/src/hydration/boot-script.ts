import { IS_NEW_ENOUGH, TOO_OLD_FILE } from './browser-floor.ts';

/** The scripts of the app: `run` in this order, each in its own task, and `imported`, all files to fetch. */
export type AppScripts = { readonly run: readonly string[]; readonly imported: readonly string[] };

const load = `for(const href of all)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}))`;
const run = (count: number) => `for(const u of all.slice(0,${count})){await import(u);await new Promise(setTimeout)}`;

/**
 * Fetches and starts the app after the first paint, so that nothing competes with what can be seen. It is a module, so
 * it runs after the whole document. A hidden page is never painted and starts at once; a browser that is too old starts
 * nothing.
 */
export const bootScript = (scripts: AppScripts): string => {
  const all = JSON.stringify([...new Set([...scripts.run, ...scripts.imported])]);
  return `const all=${all},start=async()=>{${load};${run(scripts.run.length)}};${IS_NEW_ENOUGH}?document.hidden?start():new PerformanceObserver((_,o)=>{o.disconnect();start()}).observe({type:'paint',buffered:!0}):import('${TOO_OLD_FILE}')`;
};
