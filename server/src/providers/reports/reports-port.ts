/** The mailbox that people forward odd mails to. */
export type ReportsPort = {
  /**
   * Hands over each mail that is new, one after the other. One that was taken is not handed over again; one where `take` fails is.
   * @returns how many were taken
   * @throws Error when the mailbox cannot be read
   */
  takeNew(take: (raw: Uint8Array) => Promise<void>): Promise<number>;
};
