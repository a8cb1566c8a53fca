/** What is known of an opening. */
export type OpeningSigns = {
  /** A pointer, key, touch or scroll that the browser calls trusted came before. */
  readonly gesture: boolean;
  /** The browser says that a program drives it (WebDriver, section 8.1). */
  readonly webdriver: boolean;
  /** From the server's sending to the opening; null while it is not known to be sent. */
  readonly msSinceSent: number | null;
  /** A link that nobody sees was followed too. */
  readonly isTrapFollowed: boolean;
};

/** Nobody has a mail before them and opens its link so soon; security gateways do. */
const SOONEST_MS = 20_000;
const SIGNS_OF_A_ROBOT = 2;

/** Two signs make a robot: one alone a person can show too. */
export function isRobot({ gesture, webdriver, msSinceSent, isTrapFollowed }: OpeningSigns): boolean {
  const signs = [!gesture, webdriver, msSinceSent === null || msSinceSent < SOONEST_MS, isTrapFollowed];
  return signs.filter(Boolean).length >= SIGNS_OF_A_ROBOT;
}
