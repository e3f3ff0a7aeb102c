/** What the page loads after it responds, as one file: a second one would cost the page the list of its parts. */
export { surprise } from './beginnings.ts';
export { shareCreation } from './share-creation.ts';
export { InteractiveBread } from './interactive-bread.tsx';

export const loadStartDialog = () => import('./start-dialog.tsx').then(({ StartDialog }) => StartDialog);
