import { customType } from 'drizzle-orm/pg-core';

/** `bytea`: bytes as they are. */
export const bytesColumn = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
