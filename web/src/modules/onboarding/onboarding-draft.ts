/** What was typed so far in onboarding, and where one is: 0 is the welcome page, then three steps. */
export type OnboardingDraft = {
  readonly step: 0 | 1 | 2 | 3;
  readonly company: {
    readonly companyName: string;
    readonly companyUrl: string;
    readonly industry: string | null;
    readonly numberOfEmployees: string | null;
  };
  readonly admin: { readonly firstName: string; readonly lastName: string; readonly jobTitle: string };
  /** Whether the website may be scanned at once; missing in drafts of earlier versions. */
  readonly mayScan?: boolean;
  /** Whether offers may be sent; missing in drafts of earlier versions. */
  readonly wantsOffers?: boolean;
  readonly invite: {
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly jobTitle: string;
  };
};

const storageKey = 'onboarding';

/** An empty draft with the names that were given at sign-up. */
export function emptyDraft(known: {
  companyName: string;
  website: string;
  firstName: string;
  lastName: string;
}): OnboardingDraft {
  return {
    step: 0,
    company: { companyName: known.companyName, companyUrl: known.website, industry: null, numberOfEmployees: null },
    admin: { firstName: known.firstName, lastName: known.lastName, jobTitle: '' },
    invite: { email: '', firstName: '', lastName: '', jobTitle: '' },
  };
}

/** The draft kept in this tab; null when there isn't one or it does not look like one. */
export function readDraft(): OnboardingDraft | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    const isDraft = typeof draft === 'object' && draft !== null && 'company' in draft && 'admin' in draft;
    return isDraft ? (draft as OnboardingDraft) : null;
  } catch {
    return null;
  }
}

export function keepDraft(draft: OnboardingDraft): void {
  sessionStorage.setItem(storageKey, JSON.stringify(draft));
}

export function dropDraft(): void {
  sessionStorage.removeItem(storageKey);
}
