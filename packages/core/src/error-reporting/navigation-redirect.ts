/** In milliseconds. Source: specification, section 9. */
export const REDIRECT_AFTER_MILLISECONDS = 1_500;

type Navigation = {
  /** Milliseconds since the previous navigation began. */
  readonly sinceNavigation: number;
  /** Milliseconds since the last click or key press. */
  readonly sinceInteraction: number;
};

/**
 * Whether a navigation counts as a redirect: no click or key press came right before it, and it starts more than 1.5
 * seconds after the previous one. Source: specification, section 9.
 */
export const isRedirect = ({ sinceNavigation, sinceInteraction }: Navigation): boolean =>
  sinceNavigation > REDIRECT_AFTER_MILLISECONDS && sinceInteraction > REDIRECT_AFTER_MILLISECONDS;
