/** Address of the list of policies. */
export const POLICIES_PATH = '/securitypolicy';

/** Address of a policy, or of one of its versions (spec part 2, section 2). */
export const policyPath = (id: string, version?: number) =>
  `${POLICIES_PATH}/${encodeURIComponent(id)}${version === undefined ? '' : `/${version}`}`;

/** The questions that all policies share. */
export const INTERVIEW_PATH = '/policy-interview';

/** What the policies answer of frameworks and questionnaires. */
export const COVERAGE_PATH = '/policy-coverage';
