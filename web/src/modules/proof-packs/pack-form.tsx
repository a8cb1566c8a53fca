import { VALID_DAYS } from '@portal/domain/proof-packs/pack-validity.ts';
import { say } from '../../portal/texts/say.ts';
import { UnsavedGuard } from '../../portal/unsaved-guard.tsx';
import { useSessionState } from '../../portal/use-session-state.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SegmentedChoice } from '../../ui/fields/segmented-choice.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import { PartCard } from './parts/part-card.tsx';
import { packForm as texts } from './proof-packs.texts.ts';
import type { Preview } from './proof-types.ts';
import { usePackForm } from './use-pack-form.ts';

/** The form of a new pack. */
export function PackForm({ preview }: { readonly preview: Preview }) {
  const { fields, change, errors, hasChanges, make } = usePackForm(preview);
  const { isServiceSession } = useSessionState();
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <Card title={say(texts.whoGetsIt)} description={say(texts.whoGetsItHint)}>
        <div className="flex flex-col gap-5">
          <TextField
            label={say(texts.recipient)}
            value={fields.recipient}
            onChange={(recipient) => change({ recipient })}
            maxLength={120}
            isRequired
            errorMessage={errors.recipient}
          />
          <TextArea
            label={say(texts.purpose)}
            description={say(texts.purposeHint)}
            value={fields.purpose}
            onChange={(purpose) => change({ purpose })}
            maxLength={500}
            rows={2}
            errorMessage={errors.purpose}
          />
          <SegmentedChoice
            label={say(texts.validFor)}
            options={VALID_DAYS.map((count) => ({ id: String(count), label: say(texts.days, { count }) }))}
            value={String(fields.validDays)}
            onChange={(id) => change({ validDays: VALID_DAYS.find((days) => String(days) === id) ?? fields.validDays })}
          />
        </div>
      </Card>
      <Card title={say(texts.whatItShows)} description={say(texts.whatItShowsHint)}>
        <ul className="flex flex-col gap-3">
          {preview.offered.map(({ part, isEmpty }) => (
            <li key={part}>
              <PartCard
                part={part}
                isEmpty={isEmpty}
                preview={preview}
                parts={fields.parts}
                onChange={(parts) => change({ parts })}
              />
            </li>
          ))}
        </ul>
        {errors.parts !== undefined && (
          <p role="alert" className="mt-3 font-medium text-danger-ink text-sm">
            {errors.parts}
          </p>
        )}
      </Card>
      {isServiceSession && <Banner kind="info">{say(texts.onlyTheCustomer)}</Banner>}
      <div className="flex flex-wrap items-center gap-4">
        <Button size="large" isDisabled={isServiceSession} onPress={make}>
          {say(texts.makeThePack)}
        </Button>
        <p className="text-ink-soft text-sm">{say(texts.takesAFewSeconds)}</p>
      </div>
      <UnsavedGuard hasChanges={hasChanges} />
    </div>
  );
}
