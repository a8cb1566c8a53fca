/** A firm's own provider of identities, as its owner has set it up. */
export type Directory = { readonly issuer: string; readonly clientId: string; readonly secret: string };

/** What has to be kept between leaving for the directory and coming back. */
export type SignOnAttempt = { readonly state: string; readonly nonce: string; readonly verifier: string };

/** Whom the directory says that it has signed in. */
export type DirectoryPerson = {
  /** Never changes, and is the directory's own: people are known by it together with the issuer (ASVS 5.0, 6.8.1). */
  readonly subject: string;
  /** In lower case; null where the directory tells none, or says that it has not proved it. */
  readonly email: string | null;
  readonly firstName: string;
  readonly lastName: string;
};

/** A directory that does not answer, or not as it should: wrong address, wrong key, a token that does not hold. */
export class DirectoryError extends Error {
  override readonly name = 'DirectoryError';
  readonly kind: 'unreachable' | 'refused';

  constructor(kind: 'unreachable' | 'refused', options?: ErrorOptions) {
    super(`The directory is ${kind}`, options);
    this.kind = kind;
  }
}

/** Single sign-on by directories of firms. Every failure is a DirectoryError. */
export type SignOnPort = {
  /** Reads what the directory says of itself, and makes the address at which it signs somebody in. */
  begin(
    directory: Directory,
    redirectUri: string,
    email: string,
  ): Promise<{ readonly url: string; readonly attempt: SignOnAttempt }>;
  /** Takes what the directory sent back by the browser. @param query as it stood in the address */
  finish(directory: Directory, redirectUri: string, query: string, attempt: SignOnAttempt): Promise<DirectoryPerson>;
  /** Whom a back-channel logout token signs out; it is to count once. */
  readLogout(directory: Directory, token: string): Promise<{ readonly subject: string; readonly tokenId: string }>;
};
