/** The first file among what was dropped or pasted. */
export const droppedFile = (data: DataTransfer | null): File | null => data?.files[0] ?? null;
