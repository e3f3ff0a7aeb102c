/**
 * Small values stored on this device. A value that cannot be read is null; a value that cannot be stored is dropped.
 */
export type KeyValuePort = {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
};
