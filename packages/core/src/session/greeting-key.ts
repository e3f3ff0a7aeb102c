/** The storage key of a greeting. It has its own file without the schema, because every start reads it. */
export const GREETING_KEY = 'greeting';
