/** The channel between the tabs of a browser. Tabs of the version before listen to it under this name too. */
export const TABS = 'ofenpost-content';
