const TOKEN_NAME =
  /csrf|xsrf|token|nonce|authenticity|verification|antiforgery|form_?key|form_build_id|sesskey|^__(?:viewstate|eventvalidation)/i;
/** A long made-up value in a hidden field is most likely a token under another name. */
const TOKEN_VALUE = /^(?=.*\d)(?=.*[a-z])[\w+/=.:-]{16,}$/i;

type Field = { readonly name: string; readonly type: string; readonly value: string };

/** Whether a field's value was made by the site for this one submission. */
export const isTokenField = ({ name, type, value }: Field): boolean =>
  type === 'hidden' && (TOKEN_NAME.test(name) || TOKEN_VALUE.test(value));
