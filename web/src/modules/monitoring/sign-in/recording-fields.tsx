import { readRecording } from '@portal/domain/monitoring/signed-in/recording/read-recording.ts';
import { recordingProblems } from '@portal/domain/monitoring/signed-in/recording/recording.texts.ts';
import type { ReadRecording } from '@portal/domain/monitoring/signed-in/recording/recording.ts';
import { useState } from 'react';
import { say } from '../../../portal/texts/say.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { type AccountDraft, hostsOf, type WayFieldsProps } from './account-draft.ts';
import { AccountFields } from './form-fields.tsx';
import { HostFields } from './host-fields.tsx';
import { recordingFields as texts } from './sign-in.texts.ts';

/** Lists of what could not be used end here. */
const MAX_FAULTS = 8;

type RecordingFieldsProps = WayFieldsProps & {
  readonly websiteUrl: string;
  readonly provedHosts: readonly string[];
};

/** A recording to paste, what was read out of it, and what of it could not be used. It is read here and is not sent as a whole. */
export function RecordingFields({ websiteUrl, provedHosts, ...way }: RecordingFieldsProps) {
  const { draft, onEdit } = way;
  const [text, setText] = useState('');
  const [read, setRead] = useState<ReadRecording>({ recording: null, faults: [] });
  const take = (next: string, hosts: readonly string[]) => {
    setText(next);
    const origins = hosts.flatMap((host) => (URL.canParse(host) ? [new URL(host).origin] : []));
    const found = readRecording(next, websiteUrl, origins);
    setRead(found);
    return draftFrom(found);
  };
  const paste = (next: string) => onEdit(take(next, hostsOf(draft)));
  const edit: WayFieldsProps['onEdit'] = (changes) =>
    onEdit(changes.hosts === undefined ? changes : { ...changes, ...take(text, hostsOf({ hosts: changes.hosts })) });
  return (
    <>
      <HostFields {...way} onEdit={edit} provedHosts={provedHosts} />
      <TextArea
        label={say(texts.paste)}
        description={say(texts.pasteHint)}
        rows={6}
        autoCorrect="off"
        spellCheck="false"
        value={text}
        onChange={paste}
      />
      {read.faults.length > 0 && (
        <Banner kind={read.recording === null ? 'danger' : 'warning'} isAlert>
          <ul className="flex flex-col gap-1 wrap-anywhere">
            {read.faults.slice(0, MAX_FAULTS).map((fault) => (
              <li key={`${fault.line} ${fault.problem}`}>{sayFault(fault)}</li>
            ))}
          </ul>
        </Banner>
      )}
      {draft.steps.length > 0 && (
        <div>
          <p className="text-ink-soft">{say(texts.steps)}</p>
          <ol className="mt-1 flex list-decimal flex-col gap-1 ps-6 wrap-anywhere">
            {draft.steps.map(({ method, url, fields = [] }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps have an order and nothing else of their own
              <li key={index}>
                {method === 'GET'
                  ? say(texts.open, { url })
                  : say(texts.send, { url, fields: fields.map(({ name }) => name).join(', ') })}
              </li>
            ))}
          </ol>
        </div>
      )}
      <AccountFields {...way} />
    </>
  );
}

function draftFrom({ recording }: ReadRecording): Partial<AccountDraft> {
  if (recording === null) return { steps: [] };
  const { user, password } = recording;
  if (recording.kind === 'steps') return { steps: recording.steps, user, password };
  const { page, userField, passwordField } = recording;
  return { kind: 'form', page, userField, passwordField, user, password };
}

function sayFault({ line, problem, text }: ReadRecording['faults'][number]): string {
  switch (problem) {
    case 'NOT_JSON':
    case 'NO_PAGE':
      return say(recordingProblems[problem], { line });
    case 'OTHER_SITE':
    case 'BODY_UNKNOWN':
    case 'NOT_UNDERSTOOD':
      return say(recordingProblems[problem], { line, text });
    default:
      return say(recordingProblems[problem]);
  }
}
