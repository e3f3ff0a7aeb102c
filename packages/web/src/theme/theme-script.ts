import { THEME_KEY } from '@ofenpost/core/theme/theme.machine';

/** Runs before the first paint, so that a stored theme does not flash. It reads what the theme machine stored. */
export const themeScript = `try{var t=JSON.parse(localStorage.getItem(${JSON.stringify(THEME_KEY)})).value;if(t==='light'||t==='dark')document.documentElement.classList.add(t)}catch(e){}`;
