import { VALID_DAYS } from '@portal/domain/proof-packs/pack-validity.ts';
import { UnsavedGuard } from '../../portal/unsaved-guard.tsx';
import { useSessionState } from '../../portal/use-session-state.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SegmentedChoice } from '../../ui/fields/segmented-choice.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import { PartCard } from './parts/part-card.tsx';
import type { Preview } from './proof-types.ts';
import { usePackForm } from './use-pack-form.ts';

const DAYS = VALID_DAYS.map((days) => ({ id: String(days), label: `${days} days` }));

/** The form of a new pack. */
export function PackForm({ preview }: { readonly preview: Preview }) {
  const { fields, change, errors, hasChanges, make } = usePackForm(preview);
  const { isServiceSession } = useSessionState();
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <Card
        title="Who gets it"
        description="Printed on the cover. The name is also shown to anyone who checks the pack."
      >
        <div className="flex flex-col gap-5">
          <TextField
            label="Company that gets the pack"
            value={fields.recipient}
            onChange={(recipient) => change({ recipient })}
            maxLength={120}
            isRequired
            errorMessage={errors.recipient}
          />
          <TextArea
            label="What it is for (optional)"
            description="Such as “Your supplier questionnaire of March”."
            value={fields.purpose}
            onChange={(purpose) => change({ purpose })}
            maxLength={500}
            rows={2}
            errorMessage={errors.purpose}
          />
          <SegmentedChoice
            label="Valid for"
            options={DAYS}
            value={String(fields.validDays)}
            onChange={(id) => change({ validDays: VALID_DAYS.find((days) => String(days) === id) ?? fields.validDays })}
          />
        </div>
      </Card>
      <Card title="What it shows" description="As of today. A pack never changes after it is made.">
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
      {isServiceSession && (
        <Banner kind="info">
          Only the customer can make packs, so you cannot make one while working in their portal.
        </Banner>
      )}
      <div className="flex flex-wrap items-center gap-4">
        <Button size="large" isDisabled={isServiceSession} onPress={make}>
          Make the pack
        </Button>
        <p className="text-ink-soft text-sm">Takes a few seconds.</p>
      </div>
      <UnsavedGuard hasChanges={hasChanges} />
    </div>
  );
}
