let asked = '';

/** Keeps the address that a recovery link was asked for, in this page alone. */
export function keepRecoveryAddress(email: string): void {
  asked = email;
}

/** The address that a recovery link was asked for, once; empty when there was none. */
export function takeRecoveryAddress(): string {
  const email = asked;
  asked = '';
  return email;
}
