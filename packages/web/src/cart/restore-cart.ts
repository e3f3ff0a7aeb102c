import { STORED_CART_KEY, STORED_CART_VERSION } from '@ofenpost/core/cart/stored-guest-cart';
import controls from '../ui/controls.module.css';
import styles from './cart-button.module.css';

/**
 * Runs at the end of a page that is the same for everybody, before its first paint: shows the number of items in the
 * cart on this device, exactly as `CartBadge` renders it, so that React finds the page of this guest. It removes itself.
 * It is the same text on every page, since the policy names its hash.
 */
export const restoreCartScript = `{document.currentScript.remove();storedCart=null;try{const{version,value}=JSON.parse(localStorage.getItem('${STORED_CART_KEY}'));if(version===${STORED_CART_VERSION}){let n=0;for(const{amount}of value.productCart)n+=amount;const part=(className,...texts)=>{const e=Object.assign(document.createElement('span'),{className});e.append(...texts);return e};document.getElementsByClassName('${styles.button}')[0]?.append(part('${styles.badge}',n,part('${controls.visuallyHidden}',' ',n===1?'Produkt':'Produkte')));storedCart=value}}catch{}}`;
