import '../../../api/later-calls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { useAction } from '../../../api/use-action.ts';
import { callKey, useCallQuery } from '../../../api/use-call.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { say } from '../../../portal/texts/say.ts';
import { descriptionDialog as texts } from './description.texts.ts';

export type ScanDescription = CallOutput<'readScanDescription'>['data'];
export type Description = NonNullable<ScanDescription['description']>;

/** The description of a website's interface, and what changes it; each answer replaces what is shown. */
export function useDescription(targetId: string) {
  const { supportEmail } = useBrand();
  const queryClient = useQueryClient();
  const input = { targetId };
  const { data, isError, refetch } = useCallQuery('readScanDescription', input);
  const show = (answer: CallOutput<'readScanDescription'>) =>
    queryClient.setQueryData(callKey('readScanDescription', input), answer);
  const failed = { what: say(texts.what), supportEmail };
  const saving = useAction(
    async (fileName: string, bytes: Blob) =>
      show(await callApi('saveScanDescription', { ...input, file: { fileName, bytes } })),
    { failed },
  );
  const removing = useAction(async () => show(await callApi('removeScanDescription', input)), { failed });
  return { stored: data?.data, isError, refetch, saving, removing };
}
