import type { SetUpLineId } from '@portal/domain/console/set-up/set-up-line.ts';
import { stateOf } from '@portal/domain/console/set-up/set-up-progress.ts';
import { copyText } from '../../../portal/second-factor/copy-text.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ConfirmLegal } from './confirm-legal.tsx';
import { DkimSelector } from './dkim-selector.tsx';
import { SendTestMail } from './send-test-mail.tsx';
import { setUpPage, setUpRecord, setUpActions as texts } from './set-up.texts.ts';
import type { SetUp, ShownLine } from './set-up-types.ts';

type SetUpLineActionsProps = {
  readonly id: SetUpLineId;
  readonly line: ShownLine | null;
  readonly setUp: SetUp;
  readonly mayChange: boolean;
  readonly onEdit: (() => void) | null;
};

const OF_BRAND: readonly SetUpLineId[] = ['names', 'logo', 'color', 'support'];

/** What can be done about a line on the spot, or where it is done. */
export function SetUpLineActions({ id, line, setUp, mayChange, onEdit }: SetUpLineActionsProps) {
  const isOpen = line !== null && stateOf(line) !== 'done';
  if (id === 'signUp' && line?.finding === 'signUpOpens') return <SignUpAddress address={`${setUp.origin}/signup`} />;
  if (id === 'legal') return <ConfirmLegal setUp={setUp} isRead={!isOpen} mayChange={mayChange} />;
  if (!mayChange) return null;
  if (id === 'testMail') return <SendTestMail brandId={setUp.brandId} />;
  if (id === 'dkim') return <DkimSelector key={setUp.dkimSelector} setUp={setUp} />;
  if (!isOpen) return null;
  if (OF_BRAND.includes(id) && onEdit !== null)
    return (
      <div className="mt-3">
        <Button variant="secondary" size="small" onPress={onEdit}>
          {say(setUpPage.edit)}
        </Button>
      </div>
    );
  if (id === 'plans') return <Way href="/console/plans" label={say(texts.openPlans)} />;
  if (id === 'colleague') return <Way href="/console/staff" label={say(texts.openStaff)} />;
  return null;
}

function Way({ href, label }: { readonly href: string; readonly label: string }) {
  return (
    <div className="mt-3">
      <LinkButton variant="secondary" size="small" href={href}>
        {label}
      </LinkButton>
    </div>
  );
}

function SignUpAddress({ address }: { readonly address: string }) {
  return (
    <div className="mt-3">
      <Button variant="secondary" size="small" onPress={() => copyText(address, say(setUpRecord.copied))}>
        {say(texts.copyAddress)}
      </Button>
    </div>
  );
}
