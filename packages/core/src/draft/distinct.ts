/** Whether no value stands twice. */
export const areDistinct = (values: readonly unknown[]): boolean => new Set(values).size === values.length;
