/** Why a scan, or a try, did not get in with the sign-in that a website's owner stored. */
export const SIGN_IN_FAILURES = [
  /** It is not shown (any more) that the website is the organisation's own. */
  'NOT_PROVED',
  /** The website answers at another address than the one that the sign-in belongs to. */
  'OTHER_ADDRESS',
  /** The sign-in leads to an address that its owner did not name. */
  'OTHER_HOST',
  /** It is no longer shown that a host that was named is the organisation's own, and nobody agreed to it otherwise. */
  'HOST_NOT_PROVED',
  'NOT_ENCRYPTED',
  'CERTIFICATE',
  'SILENT',
  /** The page holds no form with the fields that were chosen. */
  'NO_FORM',
  /** The page holds no form at all: its scripts make it in the browser. */
  'BUILT_BY_SCRIPT',
  /** The page asks for a riddle that only people are to solve. */
  'RIDDLE',
  /** A step of a recording could not be done. */
  'STEP',
  /** The sign is not there after signing in. */
  'NO_SIGN',
  /** The sign is there for everybody, so it proves nothing. */
  'SIGN_FOR_ALL',
  /** It was lost too often while the scan ran. */
  'LOST',
] as const;
export type SignInFailure = (typeof SIGN_IN_FAILURES)[number];

/** Ways to be signed in; one word each for what the owner stored. */
export const SIGN_IN_WAYS = ['bearer', 'header', 'cookie', 'form', 'steps'] as const;
export type SignInWay = (typeof SIGN_IN_WAYS)[number];

/** How far a scan came with its sign-in. */
export type SignedInExtent = {
  /** Null where the scan was signed in to its end. */
  readonly failure: SignInFailure | null;
  /** How often it signed in; more than once where the website ended its session. */
  readonly signIns: number;
  /** Addresses that were read while signed in and then asked for without that, and how many of them only the account sees. */
  readonly compared: number;
  readonly onlySignedIn: number;
  /** Why the second account, with fewer rights, was not used; left out where there is none, null where it was. */
  readonly lesserFailure?: SignInFailure | null | undefined;
};
