import '../../../api/later-calls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../api/call-api.ts';
import type { CallInput, CallOutput } from '../../../api/calls.ts';
import { useAction } from '../../../api/use-action.ts';
import { callKey, useCallQuery } from '../../../api/use-call.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { say } from '../../../portal/texts/say.ts';
import { signInDialog as texts } from './sign-in.texts.ts';

export type ScanSignIn = CallOutput<'readScanSignIn'>['data'];
export type StoredAccount = ScanSignIn['accounts'][number];
export type AccountName = StoredAccount['account'];
export type NewAccount = Pick<CallInput<'saveScanSignIn'>, 'way' | 'sign' | 'hostConsent'>;

type Change =
  | { readonly kind: 'try' | 'remove'; readonly account: AccountName }
  | { readonly kind: 'on'; readonly consent: string }
  | { readonly kind: 'off' };

/** A website's sign-in for scans, and what changes it; each answer replaces what is shown. */
export function useScanSignIn(targetId: string) {
  const { supportEmail } = useBrand();
  const queryClient = useQueryClient();
  const input = { targetId };
  const { data, isError, refetch } = useCallQuery('readScanSignIn', input);
  const show = (answer: CallOutput<'readScanSignIn'>) =>
    queryClient.setQueryData(callKey('readScanSignIn', input), answer);
  const failed = { what: say(texts.what), supportEmail };
  const change = useAction(async (wanted: Change) => show(await send(targetId, wanted)), { failed });
  const saving = useAction(
    async (account: AccountName, given: NewAccount) =>
      show(await callApi('saveScanSignIn', { ...input, account, ...given })),
    { failed },
  );
  return { signIn: data?.data, isError, refetch, change: change.act, isBusy: change.isBusy, saving };
}

function send(targetId: string, wanted: Change): Promise<CallOutput<'readScanSignIn'>> {
  switch (wanted.kind) {
    case 'try':
      return callApi('tryScanSignIn', { targetId, account: wanted.account });
    case 'remove':
      return callApi('removeScanSignIn', { targetId, account: wanted.account });
    case 'on':
      return callApi('switchScanSignInOn', { targetId, consent: { accepted: true, text: wanted.consent } });
    default:
      return callApi('switchScanSignInOff', { targetId });
  }
}
