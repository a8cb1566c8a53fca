/** What an organisation wants from the portal (spec part 1, section 3). */
export type OrgGoals = {
  readonly meetContractualObligations: boolean;
  readonly meetRegulatoryRequirements: boolean;
  readonly proactivelyProtectMyOrganization: boolean;
  readonly learnMoreAboutCyberSecurity: boolean;
  readonly hasOtherGoals: boolean;
  readonly otherGoals: string;
};

export const NO_GOALS: OrgGoals = {
  meetContractualObligations: false,
  meetRegulatoryRequirements: false,
  proactivelyProtectMyOrganization: false,
  learnMoreAboutCyberSecurity: false,
  hasOtherGoals: false,
  otherGoals: '',
};

/** Selecting or dropping "Other": dropping it clears the text (spec part 1, section 4). */
export function withOtherSelected(goals: OrgGoals, selected: boolean): OrgGoals {
  return { ...goals, hasOtherGoals: selected, otherGoals: selected ? goals.otherGoals : '' };
}

/** Typing a text selects "Other" by itself (spec part 1, section 4). */
export function withOtherText(goals: OrgGoals, text: string): OrgGoals {
  return { ...goals, otherGoals: text, hasOtherGoals: text.length > 0 || goals.hasOtherGoals };
}
