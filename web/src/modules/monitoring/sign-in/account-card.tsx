import { signInFailures } from '@portal/domain/monitoring/signed-in/signed-in.texts.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { accountCard as texts } from './sign-in.texts.ts';
import type { StoredAccount } from './use-scan-sign-in.ts';

type AccountCardProps = {
  readonly stored: StoredAccount;
  readonly isBusy: boolean;
  readonly onTry: () => void;
  readonly onChange: () => void;
  readonly onRemove: () => void;
};

/** An account that is stored: how it signs in, whether that worked, and what can be done with it. */
export function AccountCard({ stored, isBusy, onTry, onChange, onRemove }: AccountCardProps) {
  const { formatDate } = useFormatDate();
  return (
    <div className="flex flex-col gap-3">
      <p className="font-medium wrap-anywhere">{wayOf(stored)}</p>
      {stored.hosts.length > 0 && (
        <p className="text-ink-soft wrap-anywhere">{say(texts.at, { hosts: stored.hosts.join(', ') })}</p>
      )}
      <TryResult stored={stored} />
      <p className="text-ink-soft text-sm wrap-anywhere">
        {say(texts.saved, { name: stored.saved.by, day: formatDate(stored.saved.at) })}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button isBusy={isBusy} onPress={onTry}>
          {say(texts.tryNow)}
        </Button>
        <Button variant="secondary" isDisabled={isBusy} onPress={onChange}>
          {say(texts.change)}
        </Button>
        <Button variant="secondary" isDisabled={isBusy} onPress={onRemove}>
          {say(texts.remove)}
        </Button>
      </div>
    </div>
  );
}

function wayOf({ way, shownName: name }: StoredAccount): string {
  if (way === 'bearer' || way === 'cookie') return say(texts[way]);
  return say(texts[way], { name });
}

function TryResult({ stored: { tried, sign } }: { readonly stored: StoredAccount }) {
  const { formatDate } = useFormatDate();
  if (tried === null) return <Banner kind="info">{say(texts.untried)}</Banner>;
  const day = formatDate(tried.at);
  if (tried.failure !== null)
    return (
      <Banner kind="danger" isAlert>
        {tried.host === null
          ? say(texts.failed, { day, reason: say(signInFailures[tried.failure]) })
          : say(texts.continuesAt, { day, host: tried.host })}
      </Banner>
    );
  return (
    <Banner kind="success">
      {sign.text === ''
        ? say(texts.workedByPage, { day, page: sign.url })
        : say(texts.worked, { day, sign: sign.text })}
    </Banner>
  );
}
