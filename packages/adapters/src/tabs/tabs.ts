/** The name of the channel between the tabs of a browser. Tabs of the previous version use this name too. */
export const TABS = 'ofenpost-content';
