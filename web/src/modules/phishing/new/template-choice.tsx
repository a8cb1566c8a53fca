import { useState } from 'react';
import { useCallQuery } from '../../../api/use-call.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import type { TemplateRow } from '../phishing-types.ts';
import { TemplateBadges } from '../templates/template-badges.tsx';
import { TemplateDialog } from '../templates/template-dialog.tsx';
import { page } from '../templates/templates.texts.ts';
import { toggled } from './campaign-draft.ts';
import { form as texts } from './new.texts.ts';

type TemplateChoiceProps = {
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly problem: string | undefined;
};

/** Which practice mails a campaign sends, each to be looked at first. */
export function TemplateChoice({ chosen, onChange, problem }: TemplateChoiceProps) {
  const query = useCallQuery('phishingTemplates', {});
  const [shown, setShown] = useState<TemplateRow | null>(null);
  const templates = query.data?.data;
  if (templates === undefined)
    return query.isError ? (
      <LoadFailed what={say(page.what)} onRetry={query.refetch} />
    ) : (
      <Loading label={say(page.loading)} />
    );
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-sm">{say(texts.templates)}</legend>
      <p aria-live="polite" className="mb-2 text-ink-soft text-sm">
        {say(texts.count, { count: chosen.length })}
      </p>
      <ul className="divide-y divide-line">
        {templates.map((template) => (
          <li key={template.templateId} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
            <div className="min-w-0 flex-1 basis-60">
              <Checkbox
                isSelected={chosen.includes(template.templateId)}
                onChange={() => onChange(toggled(chosen, template.templateId))}
              >
                {template.name}
              </Checkbox>
            </div>
            <TemplateBadges template={template} />
            <Button
              variant="quiet"
              size="small"
              aria-label={say(texts.previewOf, { name: template.name })}
              onPress={() => setShown(template)}
            >
              {say(texts.preview)}
            </Button>
          </li>
        ))}
      </ul>
      {problem !== undefined && (
        <p role="alert" className="mt-2 font-medium text-danger-ink text-sm">
          {problem}
        </p>
      )}
      {shown !== null && <TemplateDialog template={shown} onClose={() => setShown(null)} />}
    </fieldset>
  );
}
