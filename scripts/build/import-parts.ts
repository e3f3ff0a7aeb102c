import type { Plugin } from 'vite';

/** Vite's module that each dynamic import of a build goes through. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';

/** The function that Vite makes of a dynamic import, minified: `()=>import(…)` or `async()=>{let{…}=await import(…)`. */
const DYNAMIC_IMPORT = /(async)?\(\)=>((?:\{let\{[^{}]*\}=await )?import\()(`\.\/[^`]+\.js`)\)/g;
const WITHOUT_QUERY = /import\([`'"]\.\/[^)]*[`'"]\)/;

/** Lets each function that imports take a query, which it adds to the address of the file. */
export function addQueries(code: string): string {
  const queried = code.replace(
    DYNAMIC_IMPORT,
    (_, isAsync: string | undefined, before: string, file: string) =>
      `${isAsync === undefined ? '' : 'async '}$q=>${before}${file}+$q)`,
  );
  const left = WITHOUT_QUERY.exec(queried);
  if (left !== null) throw new Error(`This import of the build has another shape: ${left[0]}`);
  return queried;
}

/**
 * Lets the browser import the parts of the app by `importPart`, which can try again, instead of Vite's helper. The names
 * of the files do not change with this: their old and new content do the same.
 */
export const importParts: Plugin = {
  name: 'ofenpost-import-parts',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) =>
    id === PRELOAD_HELPER ? `export { importPart as __vitePreload } from '/src/app/import-part.ts';` : undefined,
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = addQueries(file.code);
    },
  },
};
