/** For what is no form at all: nothing, a list, a text. */
export const FORM_MISSING = 'Bitte fülle das Formular aus.';
