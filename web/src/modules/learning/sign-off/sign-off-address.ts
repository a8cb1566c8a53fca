/** Address of what somebody is asked to confirm. */
export const signOffAddress = (token: string) => `/acknowledge/${token}`;

/** Address of one text. */
export const signOffTextAddress = (token: string, policyId: string, version: number) =>
  `/acknowledge/${token}/${policyId}/${version}`;
