/** Returns the first dropped or pasted file. */
export const droppedFile = (data: DataTransfer | null): File | null => data?.files[0] ?? null;
