/** A new password as it is being typed, twice. */
export type NewPassword = { readonly password: string; readonly confirmation: string };
