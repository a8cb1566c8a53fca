/** How many password hashes were asked for and compared in this process, for tests of what an answer costs. */
export const hashWork = { hashes: 0, verifications: 0 };
