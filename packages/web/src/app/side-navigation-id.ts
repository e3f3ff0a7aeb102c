/** The id of the menu with all pages, which the header opens, and the head of a screen that takes its place. */
export const SIDE_NAVIGATION_ID = 'side-navigation';
