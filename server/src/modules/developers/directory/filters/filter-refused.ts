import { ScimProblem } from '../scim-problem.ts';

/** Why a filter is not answered, in words for who sets up the directory (RFC 7644, table 9: invalidFilter). */
export const filterRefused = (why: string) => new ScimProblem(400, why, 'invalidFilter');
