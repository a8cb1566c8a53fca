import { Copy, Plus } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { useFormatDate } from '../../dates/use-format-date.ts';
import { PasswordDialog } from '../../passwords/password-dialog.tsx';
import { copyText } from '../../second-factor/copy-text.ts';
import { say } from '../../texts/say.ts';
import { useSessionState } from '../../use-session-state.ts';
import { FIRM } from '../audience.ts';
import { SecretDialog } from '../secret-dialog.tsx';
import { TokenDialog } from '../tokens/token-dialog.tsx';
import { tokenDialog } from '../tokens/tokens.texts.ts';
import { directoryPanel as texts } from './directory.texts.ts';
import { DirectoryGroups } from './directory-groups.tsx';
import { DirectorySteps } from './directory-steps.tsx';

type Directory = CallOutput<'readDirectory'>['data'];

/** A token for directories may do that and nothing else. */
const OF_DIRECTORY = { ...FIRM, scopes: ['directory:write'] as const };

/** How the firm's directory keeps its people up to date, how to set it up, and what its groups mean here. */
export function DirectoryPanel() {
  const { isServiceSession } = useSessionState();
  const { data, isError, refetch } = useCallQuery('readDirectory', {});
  const [shown, setShown] = useState<'token' | 'part' | null>(null);
  const [made, setMade] = useState<string | null>(null);
  if (data === undefined)
    return isError ? <LoadFailed what={say(texts.what)} onRetry={refetch} /> : <Loading label={say(texts.loading)} />;
  const directory = data.data;
  return (
    <div className="flex flex-col gap-6">
      <Card title={say(texts.title)} description={say(texts.description)}>
        <Standing directory={directory} />
        {!isServiceSession && (
          <p className="mt-5 flex flex-wrap gap-3">
            <Button icon={<Plus aria-hidden="true" size={18} />} onPress={() => setShown('token')}>
              {say(texts.makeToken)}
            </Button>
            {(directory.tokens > 0 || directory.active + directory.left > 0) && (
              <Button variant="secondary" onPress={() => setShown('part')}>
                {say(texts.part)}
              </Button>
            )}
          </p>
        )}
      </Card>
      <DirectorySteps />
      <DirectoryGroups groups={directory.groups} canChange={!isServiceSession} />
      {shown === 'token' && (
        <TokenDialog
          audience={OF_DIRECTORY}
          onMade={(token) => {
            setShown(null);
            setMade(token);
            void refetch();
          }}
          onClose={() => setShown(null)}
        />
      )}
      {shown === 'part' && (
        <PasswordDialog
          title={say(texts.partTitle)}
          confirmLabel={say(texts.part)}
          isDanger
          onProved={(headers) => callApi('releaseDirectory', {}, { headers })}
          told={{ done: say(texts.wasParted), refreshes: ['readDirectory', 'listApiTokens'] }}
          onClose={() => setShown(null)}
        >
          {say(texts.aboutPart)}
        </PasswordDialog>
      )}
      {made !== null && <SecretDialog title={say(tokenDialog.ready)} secret={made} onClose={() => setMade(null)} />}
    </div>
  );
}

function Standing({ directory }: { readonly directory: Directory }) {
  const { formatDateTime } = useFormatDate();
  const { address, tokens, lastContactAt, active, left, admins, refused } = directory;
  const figures = [
    [say(texts.tokens), String(tokens)],
    [say(texts.lastContact), lastContactAt === null ? say(texts.never) : formatDateTime(lastContactAt)],
    [say(texts.people), String(active)],
    [say(texts.left), String(left)],
    [say(texts.admins), String(admins)],
  ];
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="font-medium text-sm">{say(texts.address)}</p>
        <p className="mt-1 flex flex-wrap items-center gap-3">
          <code className="wrap-anywhere select-all rounded-box bg-sunken px-3 py-2 font-mono text-sm">{address}</code>
          <Button
            variant="secondary"
            size="small"
            icon={<Copy aria-hidden="true" size={16} />}
            onPress={() => void copyText(address, say(texts.copied))}
          >
            {say(texts.copyAddress)}
          </Button>
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-4 tablet:grid-cols-5">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt className="text-ink-soft text-sm">{label}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-soft text-sm">{say(texts.endNote)}</p>
      {refused.length > 0 && <Banner kind="warning">{say(texts.refused, { addresses: refused.join(', ') })}</Banner>}
    </div>
  );
}
