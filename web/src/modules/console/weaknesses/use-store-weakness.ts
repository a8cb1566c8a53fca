import { useQueryClient } from '@tanstack/react-query';
import { isApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import type { CallInput, CallOutput } from '../../../api/calls.ts';
import { showFailure } from '../../../api/show-failure.ts';
import { callKey } from '../../../api/use-call.ts';
import { say } from '../../../portal/texts/say.ts';
import { showToast } from '../../../ui/overlays/toast.tsx';
import { useSave } from '../use-save.ts';
import { useStoreWeakness as texts } from './weaknesses.texts.ts';

type StoredRows = CallOutput<'saveWeakness'>['data'];

type Storing = {
  readonly errors: Readonly<Record<string, string>>;
  /** Stores it, and publishes it when asked to; the rows that it became, or null when nothing was stored. */
  readonly store: (
    input: CallInput<'saveWeakness'>,
    options: { readonly files: readonly File[]; readonly isPublished: boolean; readonly doneText: string },
    onFailure: (error: unknown) => Promise<boolean>,
  ) => Promise<StoredRows | null>;
};

/**
 * Saving of a weakness in its steps: the text, its files, its publication. What is stored stays stored when a later step
 * fails; then it is a draft, so that pressing again makes no second one.
 */
export function useStoreWeakness(): Storing {
  const queryClient = useQueryClient();
  const { errors, save } = useSave('listWeaknesses');
  return {
    errors,
    async store(input, { files, isPublished, doneText }, onFailure) {
      let rows: StoredRows = [];
      const isStored = await save(
        async () => {
          rows = (await callApi('saveWeakness', input)).data;
        },
        isPublished ? undefined : doneText,
        onFailure,
      );
      if (!isStored) return null;
      await queryClient.invalidateQueries({ queryKey: callKey('listWeaknesses') });
      const areAllThere = await addFiles(rows, files);
      if (!isPublished) return rows;
      if (!areAllThere) {
        showToast({ kind: 'warning', text: say(texts.itIsSavedAs) });
        return rows;
      }
      const weaknesses = rows.map(({ weaknessId, version }) => ({ weaknessId, version }));
      await save(() => callApi('publishWeaknesses', { weaknesses }), doneText);
      return rows;
    },
  };
}

async function addFiles(rows: StoredRows, files: readonly File[]): Promise<boolean> {
  let areAllThere = true;
  for (const file of files) {
    for (const { weaknessId } of rows) {
      try {
        await callApi('addWeaknessFile', { weaknessId, file: { fileName: file.name, bytes: file } });
      } catch (error) {
        areAllThere = false;
        const reasons = isApiError(error) ? error.errors.map(({ message }) => message).join(' ') : '';
        if (reasons === '') showFailure(error);
        else showToast({ kind: 'danger', text: `${file.name}: ${reasons}` });
        // What is refused for one customer is refused for all.
        break;
      }
    }
  }
  return areAllThere;
}
