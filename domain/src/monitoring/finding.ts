import type { Noted } from './scan-words/evidence-notes.ts';
import type { Severity } from './severity.ts';

/** What the scanned site was asked and what it answered, cut to what proves the finding; secrets already masked. */
export type Evidence = {
  /** One sentence in plain words about what was seen, e.g. "The answer carried no Strict-Transport-Security header." */
  readonly note: string;
  /** The same by names, to be said in its reader's language; absent in earlier findings and those of engines outside. */
  readonly words?: readonly Noted[];
  /** Raw request lines, without Cookie and Authorization values. */
  readonly request?: string;
  /** At most 4 KB of the answer around the proof. */
  readonly response?: string;
  /** A command line with which the site's owner can see the same. */
  readonly curl?: string;
};

/**
 * One weakness found by a scan. `checkId` and `variant` choose the texts and references in `content/checks`;
 * `facts` fill the texts' placeholders.
 */
export type Finding = {
  /** Id of the check, e.g. "P05". */
  readonly checkId: string;
  /** Which of the check's cases it is, in kebab case, e.g. "hsts-missing". */
  readonly variant: string;
  readonly severity: Severity;
  /** The first place it was seen. */
  readonly url: string;
  /** All places, the first included; at most 20. */
  readonly urls: readonly string[];
  /** The parameter, cookie, library or header it is about; empty when it is about the whole address. */
  readonly subject: string;
  readonly facts: Readonly<Record<string, string>>;
  readonly evidence: Evidence;
  /** Stable from scan to scan: the same weakness keeps it, so that new, still there and fixed can be told apart. */
  readonly fingerprint: string;
  /** Seen where only the scan's account gets: a scan that is not signed in cannot see it again. */
  readonly isSignedIn?: true;
};
