import type { CallOutput } from '../../api/calls.ts';

/** How the firm stands. */
export type Overview = CallOutput<'phishingOverview'>['data'];
/** An email domain of the firm. */
export type MailDomain = Overview['domains'][number];
/** A campaign in the list. */
export type CampaignRow = CallOutput<'phishingCampaigns'>['data']['campaigns'][number];
/** One campaign with all that is known. */
export type Campaign = CallOutput<'phishingCampaign'>['data'];
/** One person’s mail of a campaign, where names are shown. */
export type CampaignPerson = NonNullable<Campaign['people']>[number];
/** Counts and rates. */
export type Figures = CampaignRow['figures'];
/** A template in the list. */
export type TemplateRow = CallOutput<'phishingTemplates'>['data'][number];
/** A template with its mail. */
export type Template = CallOutput<'phishingTemplate'>['data'];
