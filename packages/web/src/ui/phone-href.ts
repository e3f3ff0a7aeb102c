/** Returns the `tel:` link of a number written as `052 555 01 10`. */
export const phoneHref = (phoneNumber: string): string => `tel:${phoneNumber.replaceAll(' ', '')}`;
