/** Whether all values are different. */
export const areUnique = (values: readonly unknown[]): boolean => new Set(values).size === values.length;
