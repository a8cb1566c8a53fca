import { ATTACHMENT_ENDINGS, ATTACHMENT_MEGABYTES } from '@portal/domain/concierge/attachment.ts';
import { Paperclip, Trash2, Upload } from 'lucide-react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { callAddress } from '../../../api/call-address.ts';
import { callApi } from '../../../api/call-api.ts';
import { useChange } from '../../../api/use-change.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { places, proofFile as texts } from './readiness.texts.ts';
import type { ReadinessQuestion } from './readiness-words.ts';

/** The file that proves a line: to add one, save it, put another in its place, or take it away. */
export function ProofFile({ question: { key, question, proofFile } }: { readonly question: ReadinessQuestion }) {
  const { formatDate } = useFormatDate();
  const { run, isBusy, errors } = useChange();
  const refreshes = ['readinessSheet'] as const;
  const about = (action: string) => say(places.about, { action, question });
  const addLabel = say(proofFile === null ? texts.add : texts.replace);
  const add = (file: File | undefined) => {
    if (file === undefined) return;
    void run(() => callApi('addProof', { key, file: { fileName: file.name, bytes: file } }), {
      done: say(texts.saved, { name: file.name }),
      refreshes,
    });
  };
  const remove = () => run(() => callApi('removeProof', { key }), { done: say(texts.removed), refreshes });
  return (
    <div className="mt-2">
      {proofFile !== null && (
        <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
          <Paperclip aria-hidden="true" size={15} className="shrink-0 self-center text-ink-soft" />
          {say.parts(texts.onFile, {
            fileName: proofFile.fileName,
            day: formatDate(proofFile.addedAt),
            name: proofFile.addedBy,
            link: (words) => (
              <TextLink
                key="link"
                href={callAddress('proofFile', { fileId: proofFile.fileId })}
                download={proofFile.fileName}
              >
                <span className="wrap-anywhere">{words}</span>
              </TextLink>
            ),
            detail: (words) => (
              <span key="detail" className="text-ink-soft">
                {words}
              </span>
            ),
          })}
        </p>
      )}
      <div className="-ms-3 flex flex-wrap">
        <FileTrigger acceptedFileTypes={ATTACHMENT_ENDINGS} onSelect={(list) => add(list?.[0])}>
          <Button
            variant="quiet"
            size="small"
            icon={<Upload aria-hidden="true" size={16} />}
            isBusy={isBusy}
            aria-label={about(addLabel)}
          >
            {addLabel}
          </Button>
        </FileTrigger>
        {proofFile !== null && (
          <Button
            variant="quiet"
            size="small"
            icon={<Trash2 aria-hidden="true" size={16} />}
            isDisabled={isBusy}
            aria-label={about(say(texts.remove))}
            onPress={remove}
          >
            {say(texts.remove)}
          </Button>
        )}
      </div>
      {errors.file !== undefined && (
        <p role="alert" className="font-medium text-danger-ink text-sm">
          {errors.file} {say(texts.allowed, { megabytes: ATTACHMENT_MEGABYTES })}
        </p>
      )}
    </div>
  );
}
