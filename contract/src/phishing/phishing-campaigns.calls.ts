import { MAX_CAMPAIGN_DAYS } from '@portal/domain/phishing/phishing-limits.ts';
import { z } from 'zod';
import { call, done, id, isoDay, line, noInput, withData } from '../call.ts';
import { faults } from '../input-faults.texts.ts';
import { campaignPerson, campaignRow, figures, phishingLesson, templateId, templateRow } from './phishing.schemas.ts';

const read = { access: 'member', module: 'phishing', method: 'GET' } as const;
const change = { access: 'member', module: 'phishing', method: 'POST', closedToService: true, perMinute: 30 } as const;

/** All templates, by level. */
export const phishingTemplates = call({
  ...read,
  path: '/phishing/templates',
  input: noInput,
  output: withData(z.array(templateRow)),
  errors: [],
});

/** One template as its mail and lesson look, filled with the names of whoever asks. */
export const phishingTemplate = call({
  ...read,
  path: '/phishing/templates/{templateId}',
  input: z.object({ templateId }),
  output: withData(templateRow.extend({ lesson: phishingLesson })),
  errors: [],
});

/** Sends one template to the person who asks, to see whether it arrives; it is in the log and counts nowhere. */
export const sendPhishingTest = call({
  ...change,
  path: '/phishing/sendTest',
  input: z.object({ templateId }),
  output: withData(z.object({ to: z.string() })),
  errors: ['PHISHING_IS_OFF', 'PHISHING_NO_SENDER', 'PHISHING_SENDER_FAULTY', 'PHISHING_STOPPED'],
  perMinute: 5,
});

/** Plans a campaign, or plans anew one that has not begun. Each person gets one mail at most. */
export const savePhishingCampaign = call({
  ...change,
  path: '/phishing/saveCampaign',
  input: z.object({
    /** Of one that has not begun. */
    campaignId: id.optional(),
    name: line(80).min(1, faults.name.text),
    startsOn: isoDay(),
    days: z.int().min(1).max(MAX_CAMPAIGN_DAYS),
    /** Empty for the whole team. */
    departments: z.array(line(120).min(1)).max(60).default([]),
    /** Empty: by each person's level. */
    templates: z.array(templateId).max(60).default([]),
  }),
  output: withData(
    z.object({
      campaignId: id,
      planned: z.number(),
      /** Left out: no proved domain. */
      outside: z.number(),
      /** Left out: one in the last two weeks, or planned in another campaign. */
      resting: z.number(),
      /** Left out: none of the templates is new for them. */
      seenAll: z.number(),
    }),
  ),
  errors: [
    'PHISHING_IS_OFF',
    'PHISHING_NO_SENDER',
    'PHISHING_SENDER_FAULTY',
    'PHISHING_STOPPED',
    'PHISHING_DATE_INVALID',
    'PHISHING_NOBODY',
    'PHISHING_CAMPAIGN_BEGUN',
  ],
});

/** Campaigns, the newest first, `CAMPAIGNS_A_PAGE` a page. */
export const phishingCampaigns = call({
  ...read,
  path: '/phishing/campaigns',
  input: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  output: withData(z.object({ total: z.number(), pageSize: z.number(), campaigns: z.array(campaignRow) })),
  errors: [],
});

/** One campaign with its figures; people by name only where the firm chose so. */
export const phishingCampaign = call({
  ...read,
  path: '/phishing/campaigns/{campaignId}',
  input: z.object({ campaignId: id }),
  output: withData(
    campaignRow.extend({
      /** By department, of those with enough people; the others are one row with an empty name. */
      byDepartment: z.array(z.object({ department: z.string(), figures })),
      byTemplate: z.array(z.object({ templateId, name: z.string(), figures })),
      /** Null where the firm does not see names. */
      people: z.array(campaignPerson).nullable(),
    }),
  ),
  errors: [],
});

/** Stops a campaign at once; what has not gone out is dropped. */
export const stopPhishingCampaign = call({
  ...change,
  path: '/phishing/stopCampaign',
  input: z.object({ campaignId: id }),
  output: done,
  errors: ['PHISHING_CAMPAIGN_OVER'],
});

/** Report and click rate by month of sending, the oldest first, of the last twelve months with mails. */
export const phishingProgress = call({
  ...read,
  path: '/phishing/progress',
  input: noInput,
  output: withData(z.array(z.object({ month: z.string(), figures }))),
  errors: [],
});
