/** The live region of the page frame: it announces page changes and live updates. */
export const ANNOUNCER_ID = 'announcer';

/**
 * Fluent UI's dialogs hide the page from screen readers, except elements with this mark. They look for it among the
 * children of the body alone.
 */
export const NEVER_HIDDEN = { 'data-tabster-never-hide': '' };

/** Updates within this time, in ms, are announced as one text: a later one would interrupt the earlier. */
const TOGETHER_MILLISECONDS = 300;

/** Collects updates of a short time and passes them on as one text. */
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

/** Announces a text to screen readers. */
export const announce = gatherAnnouncements((text) => {
  const line = document.getElementById(ANNOUNCER_ID);
  if (line !== null) line.textContent = text;
});
