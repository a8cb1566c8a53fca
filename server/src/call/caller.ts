import type { Access } from '@portal/contract/call.ts';
import type { CustomersSeen } from '@portal/domain/accounts/customers-seen.ts';
import type { StaffRole } from '@portal/domain/accounts/staff-role.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import type { Language } from '@portal/domain/texts/languages.ts';

/** A portal session that is valid now. */
export type Session = {
  readonly sessionId: string;
  readonly userId: string;
  readonly orgId: string | null;
  readonly email: string;
  readonly isStaff: boolean;
  /** Set for staff. */
  readonly staffRole: StaffRole | null;
  /** When somebody was last known to be at work in it. */
  readonly activeAt: Date;
  /** When it ends without activity; null while the check is off. */
  readonly idleEndsAt: Date | null;
  /** When it ends whatever happens. */
  readonly endsAt: Date;
  /** Set while the provider's staff works in a customer's portal; `orgId` then is that customer's. */
  readonly service: { readonly endsAt: Date } | null;
};

/** What a use case may know of who calls it and from where; it never sees the request itself. */
export type Caller<Who extends Session | null = Session | null> = {
  readonly session: Who;
  readonly brand: Brand;
  /** Whose affairs a member of staff may be told of; of anybody else none, and they are bound to their own organisation anyway. */
  readonly customers: CustomersSeen;
  /** Of the page that asks. */
  readonly language: Language;
  readonly transactionId: string;
  readonly ip: string;
  readonly userAgent: string;
  /** Binds things done before sign-in, such as the captcha, to one browser. */
  readonly preSessionId: string;
  /** What this browser has to send in a header with every call that changes something. */
  readonly csrfToken: () => string;
  /** Token of the identity provider, where one was sent. */
  readonly bearer: string | null;
  /** Lets the browser keep a session's token, or forget it. */
  readonly setSessionToken: (token: string | null) => void;
  /** By which a browser is known again after a sign-in; null for one that has none yet. It proves nothing. */
  readonly deviceToken: string | null;
  readonly setDeviceToken: (token: string) => void;
};

export type MemberSession = Session & { readonly orgId: string };

/** The session that a call with this access is sure to have. */
export type SessionFor<Which extends Access> = Which extends 'public'
  ? Session | null
  : Which extends 'member'
    ? MemberSession
    : Session;
