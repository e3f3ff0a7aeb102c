/** Under what a greeting is kept; apart from its schema, because every start looks for it. */
export const GREETING_KEY = 'greeting';
