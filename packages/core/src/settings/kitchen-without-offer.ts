import { isSame } from '../editor/is-same.ts';
import type { ChangeRule } from '../editor/validate-saving.ts';
import type { KitchenSettingsDraft } from './settings-draft.ts';

/** The rule of a shop that has no own pizzas yet: nothing is set of them, for there is nothing that would keep it. */
export const WITHOUT_PIZZA_OFFER: ChangeRule<KitchenSettingsDraft> = {
  validate: ({ before, after }) => {
    const { preparationMinutes, ovenCapacity } = after;
    return isSame(after, { ...before, preparationMinutes, ovenCapacity })
      ? null
      : 'Eigene Pizzas gibt es hier noch nicht. Lass die Angaben zu ihnen, wie sie waren.';
  },
};
