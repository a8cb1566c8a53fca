import { SCAN_LEVEL_LABELS } from '@portal/domain/monitoring/scan-levels.ts';
import { useState } from 'react';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { ProveOwnershipDialog } from '../dialogs/prove-ownership-dialog.tsx';
import type { Website } from '../website-types.ts';
import { AccountCard } from './account-card.tsx';
import { AccountForm } from './account-form.tsx';
import { signInDialog as texts } from './sign-in.texts.ts';
import { SignInSwitch } from './sign-in-switch.tsx';
import { type AccountName, type ScanSignIn, useScanSignIn } from './use-scan-sign-in.ts';

type ScanSignInDialogProps = { readonly website: Website; readonly onClose: () => void };

/** How scans of a website sign in: the account, one with fewer rights, and the agreement to it. */
export function ScanSignInDialog({ website, onClose }: ScanSignInDialogProps) {
  const stored = useScanSignIn(website.targetId);
  const { signIn, isError, refetch } = stored;
  const [isProving, setIsProving] = useState(false);
  const { name } = website;
  const endProving = async () => {
    await refetch();
    setIsProving(false);
  };
  if (isProving) return <ProveOwnershipDialog website={website} onClose={endProving} />;
  return (
    <Dialog
      title={say(texts.title)}
      isOpen
      isDismissable
      onOpenChange={onClose}
      footer={
        <>
          {isError && <Button onPress={() => refetch()}>{say(texts.retry)}</Button>}
          <Button variant="secondary" onPress={onClose}>
            {say(texts.close)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <p className="text-ink-soft">{say(texts.intro, { name })}</p>
        <p className="text-ink-soft">{say(texts.ownAccount)}</p>
        {isError && <Banner kind="danger">{say(texts.notLoaded)}</Banner>}
        {signIn === undefined && !isError && <Skeleton shape="block" />}
        {website.scan_profile === 'lightning' && (
          <Banner kind="info">{say(texts.lightning, { name, level: say(SCAN_LEVEL_LABELS.lightning) })}</Banner>
        )}
        {signIn?.isAvailable === false && <Banner kind="info">{say(texts.notAvailable)}</Banner>}
        {signIn?.isAvailable === true && !signIn.isProved && (
          <div className="flex flex-col items-start gap-3">
            <Banner kind="warning">{say(texts.firstProve, { name })}</Banner>
            <Button variant="secondary" onPress={() => setIsProving(true)}>
              {say(texts.proveOwnership)}
            </Button>
          </div>
        )}
        {signIn !== undefined && (signIn.accounts.length > 0 || (signIn.isAvailable && signIn.isProved)) && (
          <Accounts website={website} signIn={signIn} stored={stored} />
        )}
      </div>
    </Dialog>
  );
}

type AccountsProps = {
  readonly website: Website;
  readonly signIn: ScanSignIn;
  readonly stored: ReturnType<typeof useScanSignIn>;
};

function Accounts({ website, signIn, stored: { change, isBusy, saving } }: AccountsProps) {
  const [editing, setEditing] = useState<AccountName | null>(signIn.accounts.length === 0 ? 'main' : null);
  const section = (account: AccountName) => {
    const stored = signIn.accounts.find((one) => one.account === account);
    const save = async (given: Parameters<typeof saving.act>[1]) => {
      if (await saving.act(account, given)) setEditing(null);
    };
    if (editing === account)
      return (
        <AccountForm
          website={website}
          stored={stored}
          provedHosts={signIn.provedHosts}
          isBusy={saving.isBusy}
          errors={saving.errors}
          onSave={save}
          onCancel={() => setEditing(null)}
        />
      );
    if (stored === undefined)
      return (
        <div>
          <Button variant="secondary" onPress={() => setEditing(account)}>
            {say(texts.add)}
          </Button>
        </div>
      );
    return (
      <AccountCard
        stored={stored}
        isBusy={isBusy}
        onTry={() => change({ kind: 'try', account })}
        onChange={() => setEditing(account)}
        onRemove={() => change({ kind: 'remove', account })}
      />
    );
  };
  const hasMain = signIn.accounts.some(({ account }) => account === 'main');
  return (
    <>
      <section aria-label={say(texts.main)} className="flex flex-col gap-3">
        <h3 className="font-semibold">{say(texts.main)}</h3>
        {section('main')}
      </section>
      {hasMain && (
        <>
          <section aria-label={say(texts.lesser)} className="flex flex-col gap-3">
            <h3 className="font-semibold">{say(texts.lesser)}</h3>
            <p className="text-ink-soft">{say(texts.lesserWhat)}</p>
            {section('lesser')}
          </section>
          <SignInSwitch
            signIn={signIn}
            isBusy={isBusy}
            onSwitchOn={(consent) => change({ kind: 'on', consent })}
            onSwitchOff={() => change({ kind: 'off' })}
          />
        </>
      )}
    </>
  );
}
