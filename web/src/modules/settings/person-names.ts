type Person = { readonly firstName: string; readonly lastName: string; readonly email: string };

/** "Dana Reyes", or the address when no name is known. */
export function personName({ firstName, lastName, email }: Person): string {
  return `${firstName} ${lastName}`.trim() || email;
}
