/** What the state begins with where somebody who is signed in only proves that it is them; the page that gets it back does the other call then. */
export const PROOF_STATE = 'proof.';

/** What it begins with where the provider's staff tries the directory of a brand. */
export const TEST_STATE = 'test.';

/** What the link holds by which they begin. */
export const TEST_PARAMETER = 'test';
