// Menus for Chrome before 114, Firefox before 125 and Safari before 17, which have no popovers. Only they load it.
import { apply } from '@oddbird/popover-polyfill/fn';

apply();
