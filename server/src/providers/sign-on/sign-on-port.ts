/** A firm's own provider of identities, as its owner has set it up, by OpenID Connect. */
export type OidcDirectory = {
  readonly protocol: 'oidc';
  readonly issuer: string;
  readonly clientId: string;
  readonly secret: string;
};

/** What a SAML directory says of itself in its metadata (SAML 2.0 Metadata, 2.4.3). */
export type SamlFacts = {
  readonly entityId: string;
  /** Where people are sent to sign in, by HTTP-Redirect. */
  readonly signInUrl: string;
  /** Of the keys it signs with: DER in base64. */
  readonly certificates: readonly string[];
  readonly wantsSignedRequests: boolean;
};

/** Signs what the portal asks, and lets the directory check it: PEM. */
export type SamlKey = { readonly privateKey: string; readonly certificate: string };

/** A directory that speaks SAML 2.0. */
export type SamlDirectory = {
  readonly protocol: 'saml';
  /** Its entity id. */
  readonly issuer: string;
  /** The portal's entity id, for this firm. */
  readonly clientId: string;
  readonly facts: SamlFacts;
  /** Where it tells its facts; empty where they were given once. */
  readonly metadataUrl: string;
  /** Null where the directory asks for no signed requests. */
  readonly key: SamlKey | null;
};

export type Directory = OidcDirectory | SamlDirectory;

/** Whom to sign in, and whether they have to enter there what they sign in with, although they are signed in. */
export type SignOnWish = { readonly email: string; readonly isFresh: boolean };

type Attempt = {
  readonly state: string;
  /** When it began, in ms since 1970, where a fresh sign-in is wanted. */
  readonly freshSince: number | null;
};
export type OidcAttempt = Attempt & { readonly protocol: 'oidc'; readonly nonce: string; readonly verifier: string };
export type SamlAttempt = Attempt & {
  readonly protocol: 'saml';
  readonly requestId: string;
  /** What the directory said of itself when somebody left for it. */
  readonly facts: SamlFacts;
};
/** What has to be kept between leaving for the directory and coming back. */
export type SignOnAttempt = OidcAttempt | SamlAttempt;

/** What came back: the query of the address, and with SAML what was posted, in base64. */
export type Returned = { readonly query: string; readonly response: string | null };

/** Whom the directory says that it has signed in. */
export type DirectoryPerson = {
  /** Never changes, and is the directory's own: people are known by it together with the issuer (ASVS 5.0, 6.8.1). */
  readonly subject: string;
  /** In lower case; null where the directory tells none, or says that it has not proved it. */
  readonly email: string | null;
  readonly firstName: string;
  readonly lastName: string;
  /** By which the directory's logout tokens name this sign-in; null where it gave none. */
  readonly sessionId: string | null;
  /** What may be taken once; null where the protocol has seen to that. */
  readonly assertionId: string | null;
};

/** Whom a logout token signs out: a person, one sign-in of theirs, or both; it is to count once. */
export type DirectoryLogout = {
  readonly subject: string | null;
  readonly sessionId: string | null;
  readonly tokenId: string;
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

/** How people get to a directory and back, by one protocol. Every failure is a DirectoryError. */
export type SignOnProtocol<Of extends Directory = Directory, Kept extends SignOnAttempt = SignOnAttempt> = {
  /**
   * Reads what the directory says of itself, and makes the address at which it signs somebody in.
   * @param returnUri where it sends or posts what it says
   * @param state at least 128 random bits, which come back
   */
  begin(
    directory: Of,
    returnUri: string,
    wish: SignOnWish,
    state: string,
  ): Promise<{ readonly url: string; readonly attempt: Kept }>;
  /** Takes what the directory sent back by the browser. */
  finish(directory: Of, returnUri: string, returned: Returned, attempt: Kept): Promise<DirectoryPerson>;
};

/** Single sign-on by directories of firms. Every failure is a DirectoryError. */
export type SignOnPort = SignOnProtocol & {
  /** Whom a back-channel logout token of OpenID Connect signs out. */
  readLogout(directory: OidcDirectory, token: string): Promise<DirectoryLogout>;
  /** What metadata says of a SAML directory, read at its address or as it was pasted. */
  readMetadata(metadata: { readonly url: string } | { readonly xml: string }): Promise<SamlFacts>;
  /** A new key to sign requests with. */
  makeKey(): Promise<SamlKey>;
  /** What the portal says of itself to a SAML directory, as XML. */
  describe(portal: {
    readonly entityId: string;
    readonly returnUri: string;
    readonly key: SamlKey | null;
  }): Promise<string>;
};
