/** A rate in basis points as `2.6 %`. */
export const percentText = (basisPoints: number): string => `${basisPoints / 100} %`;
