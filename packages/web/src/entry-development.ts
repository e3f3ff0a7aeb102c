// React's fast refresh has to be installed before the first component loads.
const refresh = await import(/* @vite-ignore */ `${'/@react-refresh'}`);
refresh.default.injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
await import('./entry-client.tsx');

export {};
