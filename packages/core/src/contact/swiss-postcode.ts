/** Four digits, the first not 0: `8400`. It has its own file so that checking one needs no library of schemas. */
export const SWISS_POSTCODE = /^[1-9]\d{3}$/;
