/** What people call a webhook by. */
export const hostOf = ({ address }: { readonly address: string }): string => URL.parse(address)?.host ?? address;
