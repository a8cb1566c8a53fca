import '../../../api/later-calls.ts';
import { LEVELS } from '@portal/domain/phishing/template-kinds.ts';
import { useState } from 'react';
import { useCallQuery } from '../../../api/use-call.ts';
import { say } from '../../../portal/texts/say.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { Button } from '../../../ui/button.tsx';
import { SegmentedChoice } from '../../../ui/fields/segmented-choice.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { everywhere } from '../phishing.texts.ts';
import type { TemplateRow } from '../phishing-types.ts';
import { TemplateBadges } from './template-badges.tsx';
import { TemplateDialog } from './template-dialog.tsx';
import { levels, page as texts } from './templates.texts.ts';

/** All practice mails, by level, each to be looked at: /phishing/templates. */
export default function TemplatesPage() {
  usePageTitle(say(texts.title));
  const query = useCallQuery('phishingTemplates', {});
  const templates = query.data?.data;
  return (
    <>
      <PageHeading
        title={say(texts.title)}
        description={say(texts.description)}
        before={<TextLink href="/phishing">{say(everywhere.back)}</TextLink>}
      />
      {templates === undefined && query.isError && <LoadFailed what={say(texts.what)} onRetry={query.refetch} />}
      {templates === undefined && !query.isError && <Loading label={say(texts.loading)} />}
      {templates !== undefined && <TemplateList templates={templates} />}
    </>
  );
}

function TemplateList({ templates }: { readonly templates: readonly TemplateRow[] }) {
  const [level, setLevel] = useState('all');
  const [shown, setShown] = useState<TemplateRow | null>(null);
  const listed = templates.filter((template) => level === 'all' || String(template.level) === level);
  return (
    <div className="flex flex-col gap-5">
      <SegmentedChoice
        label={say(texts.level)}
        isLabelHidden
        value={level}
        onChange={setLevel}
        options={[
          { id: 'all', label: say(texts.all) },
          ...LEVELS.map((one) => ({ id: String(one), label: say(levels[one]) })),
        ]}
      />
      {listed.length === 0 && <p className="text-ink-soft">{say(texts.none)}</p>}
      <ul aria-label={say(texts.title)} className="grid gap-4 tablet:grid-cols-2 large:grid-cols-3">
        {listed.map((template) => (
          <li
            key={template.templateId}
            className="flex min-w-0 flex-col gap-3 rounded-box border border-line bg-surface p-5 shadow-raised"
          >
            <h2 className="font-semibold">{template.name}</h2>
            <TemplateBadges template={template} />
            <p className="flex-1 text-ink-soft text-sm">{template.teaches}</p>
            <p>
              <Button
                variant="secondary"
                size="small"
                aria-label={say(texts.previewOf, { name: template.name })}
                onPress={() => setShown(template)}
              >
                {say(texts.preview)}
              </Button>
            </p>
          </li>
        ))}
      </ul>
      {shown !== null && <TemplateDialog template={shown} onClose={() => setShown(null)} />}
    </div>
  );
}
