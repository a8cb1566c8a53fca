/** What somebody confirms, as it is shown and kept with the record. */
export const signOffStatement = (
  policy: { readonly name: string; readonly version: number },
  organisation: string,
): string =>
  `I have read and understood the policy “${policy.name}”, version ${policy.version}, of ${organisation}, and I will follow it.`;
