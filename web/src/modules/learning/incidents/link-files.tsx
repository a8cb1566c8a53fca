import { useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { sendCall } from '../../../api/send-call.ts';
import { say } from '../../../portal/texts/say.ts';
import { PlainButton } from '../../../ui/plain-button.tsx';
import { saveFile } from '../save-file.ts';
import { page } from './incident-help.texts.ts';

type LinkFilesProps = { readonly token: string; readonly country: string | undefined };

/** Saves card and steps; the link goes in the body, so that no address holds it. */
export function LinkFiles({ token, country }: LinkFilesProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const input = country === undefined ? { token } : { token, country };
  const save = async (call: 'emergencyLinkFile' | 'emergencyLinkCard', name: string) => {
    setProblem(null);
    try {
      await saveFile(await sendCall(call, input), name);
    } catch (error) {
      setProblem((isApiError(error) && error.errors[0]?.message) || say(page.failed));
    }
  };
  return (
    <>
      <PlainButton onPress={() => save('emergencyLinkFile', 'emergency.html')}>{say(page.savePage)}</PlainButton>
      <PlainButton variant="secondary" onPress={() => save('emergencyLinkCard', 'emergency-card.pdf')}>
        {say(page.saveCard)}
      </PlainButton>
      {problem !== null && (
        <p role="alert" className="basis-full font-medium text-danger-ink text-sm">
          {problem}
        </p>
      )}
    </>
  );
}
