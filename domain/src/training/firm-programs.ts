/** What a firm may say that it works with; `unknown` also where it uses several, or something else. */
export const MAIL_PROGRAMS = ['unknown', 'microsoft', 'google'] as const;
export const COMPUTERS = ['unknown', 'windows', 'mac'] as const;
export const PHONES = ['unknown', 'iphone', 'android'] as const;

/** What a firm’s people work with, as far as it said so. */
export type FirmPrograms = {
  /** Where email and files are. */
  readonly mail: (typeof MAIL_PROGRAMS)[number];
  readonly computers: (typeof COMPUTERS)[number];
  readonly phones: (typeof PHONES)[number];
};

/** Of a firm that has said nothing, and of a reader who belongs to none. */
export const UNKNOWN_PROGRAMS: FirmPrograms = { mail: 'unknown', computers: 'unknown', phones: 'unknown' };
