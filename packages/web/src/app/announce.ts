/** The status line of the page frame: where one has come to, and what changes by itself. */
export const ANNOUNCER_ID = 'announcer';

/**
 * Fluent UI's dialogs, which hide the page from screen readers, leave them what has this mark. They look at it in the
 * elements of the body alone.
 */
export const NEVER_HIDDEN = { 'data-tabster-never-hide': '' };

/** What comes within moments is told together; one by one, the last would silence the others. */
const TOGETHER_MILLISECONDS = 300;

/** Gathers what comes within moments, and has it told as one text. */
export function gatherAnnouncements(report: (text: string) => void): (updates: string) => void {
  let untold: string[] = [];
  return (updates) => {
    if (updates === '') return;
    untold.push(updates);
    if (untold.length > 1) return;
    setTimeout(() => {
      report(untold.join(' '));
      untold = [];
    }, TOGETHER_MILLISECONDS);
  };
}

/** Says something to whoever listens to the page. */
export const announce = gatherAnnouncements((text) => {
  const line = document.getElementById(ANNOUNCER_ID);
  if (line !== null) line.textContent = text;
});
