/** Tells people from programs. */
export type Captcha = {
  /** A task for the browser. */
  createChallenge(): Promise<Record<string, unknown>>;
  /** The solution's own id when it is right, so that it can be made to count only once; null when it is wrong or too old. */
  verify(token: string): Promise<{ readonly solutionId: string } | null>;
};
