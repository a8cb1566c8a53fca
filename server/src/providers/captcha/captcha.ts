/** Tells people from programs. */
export type Captcha = {
  /** A task for the browser. */
  createChallenge(): Promise<Record<string, unknown>>;
  /**
   * The solution's own id when it is right, so that it can be made to count only once; null when it is wrong or too old.
   * @throws AppError CAPTCHA_UNAVAILABLE when an outside service that has to be asked cannot be
   */
  verify(token: string, visitorIp: string): Promise<{ readonly solutionId: string } | null>;
};
