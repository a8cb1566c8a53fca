import { useCallQuery } from '../../../api/use-call.ts';
import { MarkedMail } from '../../../portal/course/marked-mail.tsx';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import type { Template, TemplateRow } from '../phishing-types.ts';
import { SendTest } from './send-test.tsx';
import { TemplateBadges } from './template-badges.tsx';
import { clickPages, preview as texts } from './templates.texts.ts';

type TemplateDialogProps = { readonly template: TemplateRow; readonly onClose: () => void };

/** One practice mail as people get it, with its signs marked. */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const query = useCallQuery('phishingTemplate', { templateId: template.templateId });
  const whole = query.data?.data;
  return (
    <Dialog
      title={template.name}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <SendTest templateId={template.templateId} />
          <Button onPress={onClose}>{say(texts.close)}</Button>
        </>
      }
    >
      {whole === undefined && query.isError && <LoadFailed what={say(texts.what)} onRetry={query.refetch} />}
      {whole === undefined && !query.isError && <Loading label={say(texts.loading)} />}
      {whole !== undefined && <Preview template={whole} />}
    </Dialog>
  );
}

function Preview({ template }: { readonly template: Template }) {
  const { exercise, hasCode, teaches, realOne, next } = template.lesson;
  const facts = [
    { title: say(texts.realOne), text: realOne },
    { title: say(texts.next), text: next },
    { title: say(texts.opens), text: say(clickPages[template.page]) },
  ];
  return (
    <div className="flex flex-col gap-4">
      <TemplateBadges template={template} />
      <p className="font-medium">{teaches}</p>
      <p className="text-ink-soft text-sm">{say(texts.lead)}</p>
      <div>
        <MarkedMail mail={exercise.mail} hasCode={hasCode} />
      </div>
      <dl className="flex flex-col gap-3">
        {facts.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-semibold text-sm">{title}</dt>
            <dd className="text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
