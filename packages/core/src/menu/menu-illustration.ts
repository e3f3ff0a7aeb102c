import type { Illustration } from '../catalogue/illustration.ts';

/** What stands for a menu, whatever its courses are. */
export const MENU_ILLUSTRATION: Illustration = { kind: 'tableSetting' };
