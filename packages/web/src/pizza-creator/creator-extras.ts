/** What the page loads after it responds, as one file: a second one would cost the page the list of its parts. */
export { surprise } from './beginnings.ts';
export { shareCreation } from './share-creation.ts';
export { StageLife } from './stage-life.tsx';

export const loadStartDialog = () => import('./start-dialog.tsx').then(({ StartDialog }) => StartDialog);
