import { MAX_REPORT_MEGABYTES } from '@portal/domain/phishing/phishing-limits.ts';
import { MailWarning } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { say } from '../../../portal/texts/say.ts';
import { PlainButton } from '../../../ui/plain-button.tsx';
import { useUnsavedChanges } from '../../../ui/use-unsaved-changes.ts';
import { Notice } from '../notice.tsx';
import type { Reported } from './look-types.ts';
import { report as texts } from './phishing.texts.ts';

type ReportFormProps = {
  readonly token: string;
  readonly organization: string;
  readonly onReported: (reported: Reported) => void;
};

/** Takes a mail as a file, or pasted. */
export function ReportForm({ token, organization, onReported }: ReportFormProps) {
  const fieldId = useId();
  const [file, setFile] = useState<File | null>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  useUnsavedChanges(file !== null || text.trim() !== '');
  const take = (chosen: File | undefined) => {
    if (chosen === undefined) return;
    const isTooLarge = chosen.size > MAX_REPORT_MEGABYTES * 1024 * 1024;
    setFile(isTooLarge ? null : chosen);
    setProblem(isTooLarge ? say(texts.tooLarge, { megabytes: MAX_REPORT_MEGABYTES }) : null);
  };
  const send = async () => {
    const bytes = file ?? (text.trim() === '' ? null : new Blob([text], { type: 'message/rfc822' }));
    if (bytes === null) return setProblem(say(texts.nothingYet));
    setProblem(null);
    try {
      const fileName = file?.name ?? 'email.eml';
      onReported((await callApi('reportMail', { token, file: { fileName, bytes } })).data);
    } catch (error) {
      setProblem((isApiError(error) ? error.errors[0]?.message : undefined) ?? say(texts.failed));
    }
  };
  return (
    <div className="mx-auto w-full max-w-2xl py-4">
      <h1 className="font-semibold text-3xl tracking-tight">{say(texts.title)}</h1>
      <p className="mt-2 mb-6 text-ink-soft">{say(texts.lead, { organization })}</p>
      <FilePlace file={file} onTake={take} />
      <label htmlFor={fieldId} className="mt-6 mb-1.5 block font-medium text-sm">
        {say(texts.or)}
      </label>
      <textarea
        id={fieldId}
        rows={6}
        spellCheck="false"
        value={text}
        onChange={({ target }) => setText(target.value)}
        className="w-full rounded-box border border-line-strong bg-surface px-3 py-2 font-mono text-sm"
      />
      <div className="mt-5 flex flex-col items-start gap-4">
        {problem !== null && <Notice>{problem}</Notice>}
        <PlainButton size="large" onPress={send}>
          {say(texts.send)}
        </PlainButton>
      </div>
    </div>
  );
}

type FilePlaceProps = { readonly file: File | null; readonly onTake: (file: File | undefined) => void };

function FilePlace({ file, onTake }: FilePlaceProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button in it does the same
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onTake(event.dataTransfer.files[0]);
      }}
      className={`flex flex-col items-center gap-3 rounded-box border-2 border-dashed p-6 text-center ${isOver ? 'border-accent bg-accent-soft' : 'border-line-strong/60'}`}
    >
      <MailWarning aria-hidden="true" size={28} className="text-accent-ink" />
      <p>
        {say(texts.drop)}
        <span className="block text-ink-soft text-sm">{say(texts.howTo)}</span>
      </p>
      <PlainButton variant="secondary" size="small" onPress={() => input.current?.click()}>
        {say(texts.choose)}
      </PlainButton>
      <input
        ref={input}
        type="file"
        accept=".eml,message/rfc822,text/plain"
        aria-label={say(texts.input)}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          onTake(target.files?.[0]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <p aria-live="polite" className="wrap-anywhere font-medium text-sm">
        {file !== null && say(texts.chosen, { name: file.name })}
      </p>
    </div>
  );
}
