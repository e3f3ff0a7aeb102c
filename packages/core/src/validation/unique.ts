/** Whether no value stands twice. */
export const areUnique = (values: readonly unknown[]): boolean => new Set(values).size === values.length;
