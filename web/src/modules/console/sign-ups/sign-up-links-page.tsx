import { keepPreviousData } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { useHasKeptForm } from '../../../portal/kept-forms.ts';
import { say } from '../../../portal/texts/say.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { ConsoleList } from '../console-list.tsx';
import { useListAddress } from '../use-list-address.ts';
import { useSave } from '../use-save.ts';
import { SIGN_UP_LINK_FORM, SignUpLinkDialog } from './sign-up-link-dialog.tsx';
import { SIGN_UP_LINKS_CSV_FORM, SignUpLinksCsvDialog } from './sign-up-links-csv-dialog.tsx';
import { type SentLink, SignUpLinksTable } from './sign-up-links-table.tsx';
import { signUpLinksPage as texts } from './sign-ups.texts.ts';

/** The sign-up links that were mailed, newest first, and how far each has come. */
export default function SignUpLinksPage() {
  usePageTitle(say(texts.signUpLinks));
  const address = useListAddress('/console/sign-up-links');
  const { page, search } = address;
  const [isCreating, setIsCreating] = useState(useHasKeptForm(SIGN_UP_LINK_FORM));
  const [isSendingMany, setIsSendingMany] = useState(useHasKeptForm(SIGN_UP_LINKS_CSV_FORM));
  const [cancelling, setCancelling] = useState<SentLink | null>(null);
  const { save } = useSave('listSignUpLinks');
  const { data, isError, refetch } = useCallQuery(
    'listSignUpLinks',
    { page, search },
    { placeholderData: keepPreviousData },
  );
  const resend = ({ signUpLinkId, email }: SentLink) =>
    save(() => callApi('resendSignUpLink', { signUpLinkId }), say(texts.aNewLinkIs, { email }));
  return (
    <ConsoleList
      title={say(texts.signUpLinks)}
      what={say(texts.what)}
      searchLabel={say(texts.searchByAddressOr)}
      address={address}
      size={data?.data}
      isError={isError}
      onRetry={refetch}
      action={
        <>
          <Button variant="secondary" onPress={() => setIsSendingMany(true)}>
            {say(texts.sendMany)}
          </Button>
          <Button icon={<Send aria-hidden="true" size={18} />} onPress={() => setIsCreating(true)}>
            {say(texts.newSignUpLink)}
          </Button>
        </>
      }
    >
      {data && (
        <SignUpLinksTable
          rows={data.data.links}
          isSearching={search !== ''}
          onResend={resend}
          onCancel={setCancelling}
        />
      )}
      {isSendingMany && <SignUpLinksCsvDialog onClose={() => setIsSendingMany(false)} />}
      {isCreating && <SignUpLinkDialog onClose={() => setIsCreating(false)} />}
      <ConfirmDialog
        title={say(texts.title)}
        isOpen={cancelling !== null}
        onOpenChange={() => setCancelling(null)}
        confirmLabel={say(texts.cancelTheLink)}
        cancelLabel={say(texts.keepIt)}
        isDanger
        onConfirm={async () => {
          if (cancelling !== null) {
            const { signUpLinkId } = cancelling;
            await save(() => callApi('cancelSignUpLink', { signUpLinkId }), say(texts.theLinkNoLonger));
          }
          setCancelling(null);
        }}
      >
        {cancelling && say(texts.theLinkThatWas, { email: cancelling.email })}
      </ConfirmDialog>
    </ConsoleList>
  );
}
