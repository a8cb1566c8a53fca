/** What a letter of the provider to many customers may be at most; lengths are in characters. */
export const LETTER_LIMITS = {
  subject: 120,
  body: 5000,
  /** Customers that are chosen one by one; more are written to by what the list is narrowed to. */
  chosen: 200,
  /** Customers of one letter: no more emails than a mail server takes within hours. */
  customers: 5000,
} as const;
