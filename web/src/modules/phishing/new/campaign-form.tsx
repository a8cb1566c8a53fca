import { MAX_CAMPAIGN_DAYS } from '@portal/domain/phishing/phishing-limits.ts';
import { parseIsoDate } from '../../../portal/dates/parse-iso-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { useSessionState } from '../../../portal/use-session-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DatePicker } from '../../../ui/fields/date-picker.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { Overview } from '../phishing-types.ts';
import type { CampaignDraft } from './campaign-draft.ts';
import { DepartmentChoice } from './department-choice.tsx';
import { form as texts } from './new.texts.ts';
import { TemplateChoice } from './template-choice.tsx';
import { usePlanCampaign } from './use-plan-campaign.ts';

const DAYS = Array.from({ length: MAX_CAMPAIGN_DAYS }, (_, index) => index + 1);

type CampaignFormProps = {
  /** Of one that is changed. */
  readonly campaignId: string | null;
  readonly overview: Overview;
  readonly first: CampaignDraft;
};

/** Name, days, people and mails of a campaign. */
export function CampaignForm({ campaignId, overview, first }: CampaignFormProps) {
  const { isServiceSession } = useSessionState();
  const { draft, set, errors, isBusy, plan } = usePlanCampaign(campaignId, first);
  const { people, departments } = overview;
  return (
    <div className="flex flex-col gap-6">
      <Card>
        <div className="grid max-w-3xl gap-5 tablet:grid-cols-2">
          <div className="tablet:col-span-2">
            <TextField
              label={say(texts.name)}
              autoComplete="off"
              maxLength={80}
              value={draft.name}
              onChange={(name) => set({ name })}
              errorMessage={errors.name}
            />
          </div>
          <DatePicker
            label={say(texts.startsOn)}
            value={parseIsoDate(draft.startsOn)}
            onChange={(day) => set({ startsOn: day === null ? '' : day.toString() })}
            errorMessage={errors.startsOn}
          />
          <Select
            label={say(texts.days)}
            description={say(texts.daysHint)}
            options={DAYS.map((count) => ({ id: String(count), label: say(texts.dayCount, { count }) }))}
            value={String(draft.days)}
            onChange={(id) => set({ days: Number(id) })}
          />
        </div>
      </Card>
      <Card>
        <div className="flex max-w-3xl flex-col gap-4">
          <RadioGroup
            label={say(texts.whom)}
            hasFrames
            value={draft.isForAll ? 'all' : 'some'}
            onChange={(id) => set({ isForAll: id === 'all' })}
            options={[
              {
                id: 'all',
                label: say(texts.everyone),
                description: say(texts.everyoneHint, { due: people.due, active: people.active }),
              },
              { id: 'some', label: say(texts.some), isDisabled: departments.length === 0 },
            ]}
          />
          {!draft.isForAll && (
            <DepartmentChoice
              departments={departments}
              chosen={draft.departments}
              onChange={(chosen) => set({ departments: chosen })}
              problem={errors.departments}
            />
          )}
        </div>
      </Card>
      <Card>
        <div className="flex max-w-3xl flex-col gap-4">
          <RadioGroup
            label={say(texts.which)}
            hasFrames
            value={draft.isByLevel ? 'level' : 'chosen'}
            onChange={(id) => set({ isByLevel: id === 'level' })}
            options={[
              { id: 'level', label: say(texts.byLevel), description: say(texts.byLevelHint) },
              { id: 'chosen', label: say(texts.chosen), description: say(texts.chosenHint) },
            ]}
          />
          {!draft.isByLevel && (
            <TemplateChoice
              chosen={draft.templates}
              onChange={(templates) => set({ templates })}
              problem={errors.templates}
            />
          )}
        </div>
      </Card>
      {!isServiceSession && (
        <p>
          <Button size="large" isBusy={isBusy} onPress={plan}>
            {say(campaignId === null ? texts.plan : texts.save)}
          </Button>
        </p>
      )}
    </div>
  );
}
