/** The link that calls a number written as `052 555 01 10`. */
export const phoneHref = (phoneNumber: string): string => `tel:${phoneNumber.replaceAll(' ', '')}`;
