/** The page of help that anybody may open, signed in or not. */
export const HELP_FOR_ANYBODY = '/incident-help';
/** Where help begins for people who are signed in. */
export const HELP_OF_MEMBERS = '/incidents';
