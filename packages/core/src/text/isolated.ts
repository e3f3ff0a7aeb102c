/** Letters of the blocks that are written from right to left: Hebrew to Arabic, their forms, and old scripts. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE. Source: Unicode Standard Annex 9. */
export const ISOLATES = /[\u2068\u2069]/g;

/**
 * What somebody entered, to stand in a line of ours: a name in Arabic or Hebrew does not turn round what follows it. For
 * any other name nothing is added.
 */
export const isolated = (text: string): string => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text);
