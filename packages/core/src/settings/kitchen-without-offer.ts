import { isSame } from '../editor/is-same.ts';
import type { ChangeRule } from '../editor/validate-saving.ts';
import type { KitchenSettingsDraft } from './settings-draft.ts';

/** The rule of a shop without own pizzas: their settings cannot be changed, because nothing could store them. */
export const WITHOUT_PIZZA_OFFER: ChangeRule<KitchenSettingsDraft> = {
  validate: ({ before, after }) => {
    const { preparationMinutes, ovenCapacity } = after;
    return isSame(after, { ...before, preparationMinutes, ovenCapacity })
      ? null
      : 'Eigene Pizzas gibt es hier noch nicht. Lass die Angaben zu ihnen, wie sie waren.';
  },
};
