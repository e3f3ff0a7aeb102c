import type { CartItem } from './cart.ts';

/** The id of the option group under which a menu shows what it holds in the cart. */
export const MENU_GROUP_ID = '0fe00000-0000-4000-8001-000000000000';

/** Whether what was chosen is what a menu holds. Orders from before November 2026 do not say it. */
export const isMenuChoice = (chosen: readonly { readonly optionGroupId?: string | undefined }[]): boolean =>
  chosen.some(({ optionGroupId }) => optionGroupId === MENU_GROUP_ID);

/** What an item holds, each with the id of its group. */
export const chosenOptions = ({ productCartOptions }: Pick<CartItem, 'productCartOptions'>) =>
  productCartOptions.flatMap(({ optionGroupId, options }) => options.map((option) => ({ ...option, optionGroupId })));
