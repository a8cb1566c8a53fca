import { consentText } from '@portal/domain/monitoring/scan-consent.ts';
import { useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { showFailure } from '../../../api/show-failure.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { say } from '../../../portal/texts/say.ts';
import { showToast } from '../../../ui/overlays/toast.tsx';
import { type ScheduleForm, scheduleInput } from '../schedule/schedule-form.ts';
import { urlOf, type WebsiteForm } from './website-form.ts';
import { useAddWebsite as texts } from './wizard.texts.ts';

type AddWebsite = {
  /** Creates, schedules and, where wished, starts. Throws when something failed; calling again goes on where it stopped. */
  readonly add: (website: WebsiteForm, schedule: ScheduleForm) => Promise<void>;
  /** The website that is there already, because only a later step failed; null before. */
  readonly targetId: string | null;
};

/** Adds a website: createTarget, then scheduleScan, then scanNow. No step that succeeded is done twice; `createdId` is of a website created before. */
export function useAddWebsite(createdId: string | null): AddWebsite {
  const { timeZone, supportEmail } = useBrand();
  const isScheduled = useRef(false);
  // The server may have done what was asked although its answer was lost.
  const isUncertain = useRef(false);
  const [targetId, setTargetId] = useState(createdId);

  const step = async <Answer>(failure: string, call: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await call();
    } catch (error) {
      if (error instanceof ApiError && error.status === 0) isUncertain.current = true;
      showFailure(error, { what: failure, supportEmail });
      throw error;
    }
  };

  const create = async (website: WebsiteForm, schedule: ScheduleForm): Promise<string> => {
    const targetUrl = urlOf(website);
    if (targetUrl === null || schedule.scanLevel === null || schedule.recurrence === null) {
      throw new Error('The website is added before its form is complete.');
    }
    const { scanLevel: scanProfile, recurrence } = schedule;
    const known = isUncertain.current ? await findWebsite(targetUrl) : undefined;
    if (known !== undefined) return known;
    const answer = await callApi('createTarget', {
      targetName: website.webAppName.trim(),
      targetUrl,
      scanProfile,
      recurrence,
      consent: { accepted: true, text: consentText(say) },
    });
    showToast({ kind: 'success', text: say(texts.websiteIsSuccessfullyCreated) });
    return answer.data.targetId;
  };

  const add = async (website: WebsiteForm, schedule: ScheduleForm): Promise<void> => {
    const id = targetId ?? (await step(say(texts.createWebsiteFailed), () => create(website, schedule)));
    setTargetId(id);
    if (!isScheduled.current) {
      const input = { targetId: id, ...scheduleInput(schedule, timeZone) };
      await step(say(texts.scheduleScanFailed), () => callApi('scheduleScan', input));
      isScheduled.current = true;
      showToast({ kind: 'success', text: say(texts.scanSuccessfullyScheduled) });
    }
    if (!schedule.startsNow) return;
    // The website and its schedule are there: a scan that did not start is told, and can be started from the page.
    await step(say(texts.startingTheScanFailed), () => callApi('scanNow', { targetId: id })).catch(() => undefined);
  };

  return { add, targetId };
}

async function findWebsite(url: string): Promise<string | undefined> {
  const { data } = await callApi('loadTargetList', {});
  return data.find((website) => website.url === url)?.targetId;
}
