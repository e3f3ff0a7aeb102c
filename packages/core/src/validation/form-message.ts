/** The message for a value that is no form: nothing, a list, a text. */
export const FORM_MISSING = 'Bitte fülle das Formular aus.';
