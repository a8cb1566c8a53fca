import type { Database } from '../database/database.ts';
import type { Clock } from '../system/clock.ts';
import { withoutTokens } from '../system/without-tokens.ts';
import { clearMailLog, deleteMail, findQueuedAt, isQueued, updateMail } from './mail-log.store.ts';

/** What becomes of each mail, for the provider's staff. */
export type MailLog = {
  sent(mailId: string): Promise<void>;
  /** A refusal for good. */
  refused(mailId: string, error: unknown, sealed: string): Promise<void>;
  /** A try that failed; `given-up` when the mail has waited long enough. */
  postponed(mailId: string, error: unknown, sealed: string): Promise<'again' | 'given-up'>;
  /** Work that was done for nobody, which leaves no trace. */
  sentToNobody(mailId: string): Promise<void>;
  /** Whether it was not taken back; asked of mails that may be. */
  isQueued(mailId: string): Promise<boolean>;
  /** Forgets what was queued more days ago than that. */
  clear(keptDays: number): Promise<void>;
};

const DAY_MS = 24 * 60 * 60_000;
/** Shorter than the queue keeps its jobs, so that a mail never ends without the log knowing. */
const GIVEN_UP_AFTER_MS = 2.5 * DAY_MS;
const SEALED_KEPT_MS = 7 * DAY_MS;
const ERROR_LENGTH = 300;

/** The log of mails in the database. */
export function createMailLog(database: Database, clock: Clock): MailLog {
  const fail = (mailId: string, error: unknown, sealed: string) =>
    database.onceAsSystem((tx) =>
      updateMail(tx, mailId, { status: 'failed', endedAt: clock.now(), lastError: textOf(error), sealed }),
    );
  return {
    sent: (mailId) =>
      database.onceAsSystem((tx) =>
        updateMail(tx, mailId, { status: 'sent', endedAt: clock.now(), lastError: '', sealed: null }),
      ),
    refused: fail,
    async postponed(mailId, error, sealed) {
      const queuedAt = await database.onceAsSystem((tx) => findQueuedAt(tx, mailId));
      if (queuedAt !== undefined && clock.now().getTime() - queuedAt.getTime() > GIVEN_UP_AFTER_MS) {
        await fail(mailId, error, sealed);
        return 'given-up';
      }
      const lastError = textOf(error);
      await database.onceAsSystem((tx) =>
        updateMail(tx, mailId, { status: 'queued', endedAt: null, lastError, sealed: null }),
      );
      return 'again';
    },
    sentToNobody: (mailId) => database.onceAsSystem((tx) => deleteMail(tx, mailId)),
    isQueued: (mailId) => database.onceAsSystem((tx) => isQueued(tx, mailId)),
    clear: (keptDays) =>
      database.asSystem((tx) => {
        const now = clock.now().getTime();
        return clearMailLog(tx, new Date(now - keptDays * DAY_MS), new Date(now - SEALED_KEPT_MS));
      }),
  };
}

/** What a mail server said may hold a link of the mail. */
function textOf(error: unknown): string {
  return withoutTokens(error instanceof Error ? error.message : String(error)).slice(0, ERROR_LENGTH);
}
