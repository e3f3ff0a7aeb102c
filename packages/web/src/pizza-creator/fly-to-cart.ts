import styles from './fly-to-cart.module.css';

/** Lets a copy of the drawn bread fly into the cart of the header. It is only seen: the toast says what happened. */
export function flyToCart(picture: HTMLElement): void {
  const cart = document.querySelector('[data-cart]');
  if (cart === null) return;
  const bread = picture.getBoundingClientRect();
  const goal = cart.getBoundingClientRect();
  const copy = picture.cloneNode(true) as HTMLElement;
  // A canvas is copied without what is drawn on it.
  const originals = picture.querySelectorAll('canvas');
  for (const [index, canvas] of copy.querySelectorAll('canvas').entries()) {
    const original = originals[index];
    if (original !== undefined) canvas.getContext('2d')?.drawImage(original, 0, 0);
  }
  copy.removeAttribute('role');
  copy.removeAttribute('aria-label');
  copy.setAttribute('aria-hidden', 'true');
  copy.setAttribute('class', styles.flying ?? '');
  for (const [name, length] of Object.entries({ left: bread.left, top: bread.top, width: bread.width }))
    copy.style.setProperty(name, `${length}px`);
  copy.style.setProperty('--x', `${goal.left + goal.width / 2 - bread.left - bread.width / 2}px`);
  copy.style.setProperty('--y', `${goal.top + goal.height / 2 - bread.top - bread.height / 2}px`);
  copy.addEventListener('animationend', () => copy.remove());
  document.body.append(copy);
}
