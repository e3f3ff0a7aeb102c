/** Four digits, the first not 0: `8400`. */
export const SWISS_POSTCODE = /^[1-9]\d{3}$/;
