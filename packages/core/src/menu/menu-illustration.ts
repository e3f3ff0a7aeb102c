import type { Illustration } from '../catalogue/illustration.ts';

/** The picture of every menu, whatever its courses. */
export const MENU_ILLUSTRATION: Illustration = { kind: 'tableSetting' };
