/** What the provider may keep shorter or longer: days as long as nothing is set, and the bounds. */
type RetentionTime = { readonly usual: number; readonly least: number; readonly most: number };

/**
 * What is cleared some days after its end, by name. A lower bound is what the portal itself still needs the rows for; an upper one
 * keeps personal data from staying for good (GDPR, article 5, 1 e).
 */
export const RETENTION_TIMES = {
  /** To whom emails went and what became of them; what would send a failed one again is kept for 7 days. */
  mailLog: { usual: 30, least: 7, most: 365 },
  /** What the payment service reported; it reports again for two days. */
  billingEvents: { usual: 90, least: 14, most: 1095 },
  /** What webhooks sent, and what programs answered. */
  webhookDeliveries: { usual: 30, least: 3, most: 90 },
  /** Tokens of programs after their end. */
  endedTokens: { usual: 90, least: 30, most: 730 },
  /** Links for a helper, and what came of them, after their end. */
  endedHandovers: { usual: 180, least: 30, most: 730 },
  /** Personal links to training after their end, so that lists can say that one has expired. */
  trainingLinks: { usual: 180, least: 30, most: 730 },
  /** Reports of suspicious emails that were no simulation: sender and subject. */
  suspiciousEmails: { usual: 365, least: 90, most: 1095 },
  /** Questions to colleagues that nobody answered, after their end. */
  unansweredQuestions: { usual: 30, least: 7, most: 365 },
  /** From the day an organization asks to be deleted until it is; its admins are told again two days before. */
  deletionGrace: { usual: 14, least: 7, most: 30 },
} as const satisfies Readonly<Record<string, RetentionTime>>;

export type RetentionKind = keyof typeof RETENTION_TIMES;

/** Days by what they are for. */
export type KeptDays = Readonly<Record<RetentionKind, number>>;

// The keys of the table, which its type has taken from it.
export const RETENTION_KINDS = Object.keys(RETENTION_TIMES) as readonly RetentionKind[];

/** What is set, within the bounds, and what is usual for everything else; a name that is none any more is left out. */
export function keptDays(set: ReadonlyMap<string, number>): KeptDays {
  const daysOf = (kind: RetentionKind) => {
    const { usual, least, most } = RETENTION_TIMES[kind];
    return Math.min(most, Math.max(least, set.get(kind) ?? usual));
  };
  return Object.fromEntries(RETENTION_KINDS.map((kind) => [kind, daysOf(kind)])) as KeptDays;
}

/** The instant before which something is cleared. */
export function clearedBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

const DAY_MS = 24 * 60 * 60_000;
