import { isWebsiteAddress, withoutProtocol } from '../profile/company-url.ts';

/** What the snapshot dialog asks for (spec part 2, section 1); empty where nothing is known. */
export interface SnapshotForm {
  readonly companyName: string;
  readonly companyUrl: string;
  readonly numberOfEmployees: string;
  readonly industry: string;
}

const FIELDS = ['companyName', 'companyUrl', 'numberOfEmployees', 'industry'] as const;

const comparable = (form: SnapshotForm, field: (typeof FIELDS)[number]) =>
  field === 'companyUrl' ? withoutProtocol(form.companyUrl) : form[field].trim();

/** True when a website address was typed that is invalid; an empty one is not wrong (spec part 2, section 5). */
export function isSnapshotUrlWrong({ companyUrl }: SnapshotForm): boolean {
  return withoutProtocol(companyUrl) !== '' && !isWebsiteAddress(companyUrl);
}

/** Whether Submit is enabled: something differs from the stored profile, the address is valid and nothing is loading (spec part 2, section 4). */
export function canSubmitSnapshot(stored: SnapshotForm, entered: SnapshotForm, isLoading: boolean): boolean {
  const differs = FIELDS.some((field) => comparable(stored, field) !== comparable(entered, field));
  return differs && !isSnapshotUrlWrong(entered) && !isLoading;
}
