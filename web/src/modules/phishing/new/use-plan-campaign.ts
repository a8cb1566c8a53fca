import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { useDraft } from '../../../portal/kept-forms.ts';
import { say } from '../../../portal/texts/say.ts';
import { useGoTo } from '../../../portal/use-go-to.ts';
import { everywhere } from '../phishing.texts.ts';
import type { CampaignDraft } from './campaign-draft.ts';
import { form as texts } from './new.texts.ts';

/** The form of a campaign: put aside while it is filled in, checked, and sent; then the campaign's page is shown. */
export function usePlanCampaign(campaignId: string | null, first: CampaignDraft) {
  const goTo = useGoTo();
  const { value: draft, change, drop } = useDraft<CampaignDraft>(`phishing-campaign-${campaignId ?? 'new'}`, first);
  const { act, errors, setErrors, clearError, isBusy } = useAction(
    async () => {
      const { data } = await callApi('savePhishingCampaign', {
        ...(campaignId === null ? {} : { campaignId }),
        name: draft.name,
        startsOn: draft.startsOn,
        days: draft.days,
        departments: draft.isForAll ? [] : [...draft.departments],
        templates: draft.isByLevel ? [] : [...draft.templates],
      });
      drop(draft);
      goTo(`/phishing/${data.campaignId}`, { asksNothing: true });
      return data;
    },
    {
      done: ({ planned, outside, resting, seenAll }) =>
        outside + resting + seenAll === 0
          ? say(texts.planned, { planned })
          : say(texts.left, { planned, outside, resting, seenAll }),
      refreshes: ['phishingCampaigns', 'phishingCampaign', 'phishingOverview'],
      failed: { otherwise: say(everywhere.tryAgain) },
      fieldOf: { PHISHING_DATE_INVALID: ['startsOn', null] },
    },
  );
  const plan = () => {
    const missing = {
      ...(draft.name.trim() === '' ? { name: say(texts.nameFirst) } : {}),
      ...(draft.startsOn === '' ? { startsOn: say(texts.dayFirst) } : {}),
      ...(!draft.isForAll && draft.departments.length === 0 ? { departments: say(texts.departmentFirst) } : {}),
      ...(!draft.isByLevel && draft.templates.length === 0 ? { templates: say(texts.templateFirst) } : {}),
    };
    setErrors(missing);
    if (Object.keys(missing).length === 0) void act();
  };
  const set = (part: Partial<CampaignDraft>) => {
    change((before) => ({ ...before, ...part }));
    for (const field of Object.keys(part)) clearError(field);
  };
  return { draft, set, errors, isBusy, plan };
}
