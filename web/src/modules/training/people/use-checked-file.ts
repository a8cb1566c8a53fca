import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { say } from '../../../portal/texts/say.ts';
import type { CheckedList } from '../training-types.ts';
import { useCheckedFile as texts } from './people.texts.ts';

/** A list as it is sent; one that was typed or pasted is made a file on the way. */
export type SentFile = { readonly fileName: string; readonly bytes: Blob; readonly isPasted?: true };

/** A list that was read, with the file that it came in. */
export type CheckedFile = { readonly file: SentFile; readonly list: CheckedList };

/** Has a list read without anything being written; `problem` says why it was refused. */
export function useCheckedFile(onReading: (isReading: boolean) => void): {
  readonly checked: CheckedFile | null;
  readonly problem: string | null;
  readonly check: (file: SentFile) => Promise<void>;
  readonly forget: () => void;
} {
  const [checked, setChecked] = useState<CheckedFile | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    checked,
    problem,
    async check(file) {
      setProblem(null);
      try {
        const { data } = await callApi('checkTrainees', { file });
        setChecked({ file, list: data });
        onReading(true);
      } catch (error) {
        setProblem(uploadProblem(error, file));
      }
    },
    forget() {
      setChecked(null);
      setProblem(null);
      onReading(false);
    },
  };
}

/** Why a list was refused; of a file every reason begins with the same words (spec part 2, section 8), of a pasted one nothing was uploaded. */
export function uploadProblem(error: unknown, { isPasted }: SentFile): string {
  const own = error instanceof ApiError ? (error.errors[0]?.message ?? '') : '';
  const reason = own.replace(say(texts.cannotUploadFile), '').trim();
  if (isPasted) return reason || say(texts.theListCouldNot);
  return reason === '' ? say(texts.cannotUploadFile) : say(texts.cannotUploadBecause, { reason });
}
