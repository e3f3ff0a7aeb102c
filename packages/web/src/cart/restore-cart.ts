import { STORED_CART_KEY, STORED_CART_VERSION } from '@ofenpost/core/cart/stored-guest-cart';
import controls from '../ui/controls.module.css';
import styles from './cart-button.module.css';

/**
 * Runs at the end of a page that is the same for everybody, before its first paint: shows the number of items in the
 * cart on this device, exactly as `CartBadge` renders it, so that React finds the page of this guest. It removes itself.
 * It is the same text on every page, since the policy names its hash.
 */
export const restoreCartScript = `{document.currentScript.remove();storedCart=null;try{const stored=JSON.parse(localStorage.getItem('${STORED_CART_KEY}'));if(stored?.version===${STORED_CART_VERSION}){let count=0;for(const{amount}of stored.value.productCart)count+=amount;const part=(name,...texts)=>{const element=document.createElement('span');element.className=name;element.append(...texts);return element};document.getElementsByClassName('${styles.button}')[0]?.append(part('${styles.badge}',count,part('${controls.visuallyHidden}',' ',count===1?'Produkt':'Produkte')));storedCart=stored.value}}catch{}}`;
