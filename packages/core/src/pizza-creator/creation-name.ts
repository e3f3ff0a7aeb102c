import { ONE_LINE, isBlank } from '../text/shown-characters.ts';

/** Length in characters. */
export const CREATION_NAME_MAX = 60;

/** Whether somebody may call a creation so: 1 to 60 characters on one line, spaces at both ends not counted. */
export const isCreationName = (name: string): boolean =>
  !isBlank(name) && name.trim().length <= CREATION_NAME_MAX && ONE_LINE.test(name.trim());
