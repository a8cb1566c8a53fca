/** What the state begins with where somebody who is signed in only proves that it is them; the page that gets it back does the other call then. */
export const PROOF_STATE = 'proof.';
