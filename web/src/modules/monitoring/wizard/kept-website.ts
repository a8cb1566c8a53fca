import { WEBSITE_PROTOCOLS } from '@portal/domain/monitoring/website-address.ts';
import type { KeptSchedule } from '../schedule/kept-schedule.ts';
import { NEW_WEBSITE, urlOf, type WebsiteForm } from './website-form.ts';

/** Name under which the wizard is kept when a session ends in its midst. */
export const WEBSITE_FORM = 'new-website';

/** What is kept of the wizard. */
export type KeptWebsite = {
  /** From 0. */
  readonly step: number;
  readonly website: WebsiteForm;
  readonly isReachable: boolean;
  /** The website is there already, and only its schedule is missing. */
  readonly targetId: string | null;
  readonly schedule: KeptSchedule;
};

/** The wizard from what was put aside: as far on as its fields allow, from the start where they are missing. */
export function wizardFrom(kept: unknown): Omit<KeptWebsite, 'schedule'> & { readonly schedule: unknown } {
  const { step, website: typed, isReachable, targetId, schedule } = recordOf<KeptWebsite>(kept);
  const website = websiteFrom(recordOf<WebsiteForm>(typed));
  const furthest = urlOf(website) === null ? 0 : website.urlConfirmed ? 2 : 1;
  return {
    step: Math.min([0, 1, 2].find((known) => known === step) ?? 0, furthest),
    website,
    isReachable: isReachable !== false,
    targetId: furthest === 2 && step === 2 && typeof targetId === 'string' ? targetId : null,
    schedule,
  };
}

type Unchecked<Value> = Partial<Record<keyof Value, unknown>>;

function websiteFrom({ protocol, webAppName, webAppUrl, urlConfirmed }: Unchecked<WebsiteForm>): WebsiteForm {
  return {
    protocol:
      protocol === null ? null : (WEBSITE_PROTOCOLS.find((known) => known === protocol) ?? NEW_WEBSITE.protocol),
    webAppName: typeof webAppName === 'string' ? webAppName : '',
    webAppUrl: typeof webAppUrl === 'string' ? webAppUrl : '',
    urlConfirmed: urlConfirmed === true,
  };
}

function recordOf<Value>(value: unknown): Unchecked<Value> {
  return typeof value === 'object' && value !== null ? value : {};
}
