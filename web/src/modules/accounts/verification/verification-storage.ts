const keys = { email: 'verificationEmail', resentAt: 'lastResendTime', loadedAt: 'verifyPageLoadTime' } as const;

/** Kept for this tab only: the address needs no mail, because its invitation was mailed to it. */
const provenKey = 'provenEmail';

/** How long to wait between two verification mails (spec part 1, section 9). */
export const RESEND_COOLDOWN_MS = 60_000;

/** Remembers whose address is being verified; a new address starts without a wait behind it. */
export function startVerification(email: string): void {
  localStorage.setItem(keys.email, email);
  localStorage.removeItem(keys.resentAt);
  localStorage.removeItem(keys.loadedAt);
  sessionStorage.removeItem(provenKey);
}

/** Remembers an address that is proven already: its owner came by a link that was mailed to it. */
export function noteProven(email: string): void {
  startVerification(email);
  sessionStorage.setItem(provenKey, email);
}

export function isProven(email: string): boolean {
  return sessionStorage.getItem(provenKey) === email;
}

/** The address being verified, or null. */
export function verificationEmail(): string | null {
  return localStorage.getItem(keys.email);
}

export function noteResend(nowMs: number): void {
  localStorage.setItem(keys.resentAt, String(nowMs));
}

/** Notes when the waiting page was first opened for this address; a reload does not start the wait again. */
export function notePageLoad(nowMs: number): void {
  if (localStorage.getItem(keys.loadedAt) === null) localStorage.setItem(keys.loadedAt, String(nowMs));
}

export function forgetVerification(): void {
  for (const key of Object.values(keys)) localStorage.removeItem(key);
  sessionStorage.removeItem(provenKey);
}

/** Whole seconds until another mail may be asked for; 0 when it may be now. */
export function secondsUntilResend(nowMs: number): number {
  const starts = [keys.resentAt, keys.loadedAt].map((key) => Number(localStorage.getItem(key) ?? Number.NaN));
  const waits = starts.filter((at) => at <= nowMs).map((at) => RESEND_COOLDOWN_MS - (nowMs - at));
  return Math.ceil(Math.max(0, ...waits) / 1000);
}
