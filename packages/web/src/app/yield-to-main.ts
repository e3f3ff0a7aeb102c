/** Lets the browser paint and handle events before the caller continues. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));
