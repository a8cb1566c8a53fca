import { type Access, originOf } from './access.ts';

/** Where a sign-in may go, and what it met on its way. */
export type SignInTrail = {
  /** The website's origin, and those that the owner named for the sign-in. */
  readonly origins: ReadonlySet<string>;
  /** The one that gets passwords and codes. */
  readonly secretOrigin: string;
  /** The first origin that it led to and that nobody named. */
  leftTo: string | null;
  /** What one host handed to another: codes, tokens and assertions. */
  readonly handed: Set<string>;
};

/** Origins beside the website's at which an account signs in. */
export const signInHostsOf = ({ way }: Access): readonly string[] =>
  'hosts' in way ? (way.hosts ?? []).map((host) => new URL(host).origin) : [];

/** A trail at its beginning. */
export const newTrail = (access: Access): SignInTrail => ({
  origins: new Set([originOf(access), ...signInHostsOf(access)]),
  secretOrigin: secretOriginOf(access),
  leftTo: null,
  handed: new Set(),
});

/** Where the form stands that the owner confirmed, or where the recording sends its password. */
function secretOriginOf(access: Access): string {
  const { way } = access;
  if (way.kind === 'form') return new URL(way.formAt ?? way.page).origin;
  const step = way.kind === 'steps' ? way.steps.find(holdsSecret) : undefined;
  return step === undefined ? originOf(access) : new URL(step.url).origin;
}

/** Whether a recorded request holds a password or a code. */
export const holdsSecret = ({ fields = [] }: { readonly fields?: readonly { readonly value: string }[] }): boolean =>
  fields.some(({ value }) => /\{(?:password|code)\}/.test(value));
