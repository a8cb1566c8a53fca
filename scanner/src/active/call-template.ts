/** A value that makes a site call: `{address}` is where, `{word}` tells which probe it was. */
export type CallTemplate = string;

/** The value to send. */
export const filledCall = (template: CallTemplate, address: string, word: string): string =>
  template.replaceAll('{address}', address).replaceAll('{word}', word);
