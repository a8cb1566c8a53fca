import { Copy, Plus } from 'lucide-react';
import { useState } from 'react';
import { useCallQuery } from '../../../api/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { copyText } from '../../second-factor/copy-text.ts';
import { say } from '../../texts/say.ts';
import { useSessionState } from '../../use-session-state.ts';
import type { Audience } from '../audience.ts';
import { SecretDialog } from '../secret-dialog.tsx';
import { TokenDialog } from '../tokens/token-dialog.tsx';
import { tokenDialog } from '../tokens/tokens.texts.ts';
import { assistantRisks, assistantPanel as texts } from './assistant.texts.ts';
import { configurationsFor, TOKEN_PLACEHOLDER } from './configurations.ts';

/** How an AI assistant reads what the portal knows: address, token, lines for its configuration, and what to think of first. */
export function AssistantPanel({ audience }: { readonly audience: Audience }) {
  const { isServiceSession } = useSessionState();
  const { data, isError, refetch } = useCallQuery('readApiReference', {});
  const [isMaking, setIsMaking] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  if (data === undefined)
    return isError ? <LoadFailed what={say(texts.what)} onRetry={refetch} /> : <Loading label={say(texts.loading)} />;
  const address = data.data.assistantAddress;
  const reading = audience.scopes.filter((scope) => scope.endsWith(':read'));
  return (
    <div className="flex flex-col gap-6">
      <Card title={say(texts.title)} description={say(texts.description)}>
        <p className="font-medium text-sm">{say(texts.address)}</p>
        <p className="mt-1 flex flex-wrap items-center gap-3">
          <code className="wrap-anywhere select-all rounded-box bg-sunken px-3 py-2 font-mono text-sm">{address}</code>
          <CopyButton label={say(texts.copyAddress)} text={address} />
        </p>
        {!isServiceSession && (
          <>
            <p className="mt-5 text-ink-soft text-sm">{say(texts.aboutToken)}</p>
            <p className="mt-3">
              <Button icon={<Plus aria-hidden="true" size={18} />} onPress={() => setIsMaking(true)}>
                {say(texts.makeToken)}
              </Button>
            </p>
          </>
        )}
      </Card>
      <Risks />
      <Configurations address={address} />
      {isMaking && (
        <TokenDialog
          audience={{ ...audience, scopes: reading }}
          chosen={reading.filter((scope) => scope !== 'people:read')}
          onMade={(token) => {
            setIsMaking(false);
            setMade(token);
          }}
          onClose={() => setIsMaking(false)}
        />
      )}
      {made !== null && <SecretDialog title={say(tokenDialog.ready)} secret={made} onClose={() => setMade(null)} />}
    </div>
  );
}

function Risks() {
  const { title, ...points } = assistantRisks;
  return (
    <Card title={say(title)}>
      <ul className="flex list-disc flex-col gap-2 ps-5">
        {Object.values(points).map((point) => (
          <li key={say(point)}>{say(point)}</li>
        ))}
      </ul>
    </Card>
  );
}

function Configurations({ address }: { readonly address: string }) {
  return (
    <Card title={say(texts.setUp)} description={say(texts.aboutSetUp, { placeholder: TOKEN_PLACEHOLDER })}>
      <div className="flex flex-col gap-5">
        {configurationsFor(address).map(({ name, lines }) => (
          <div key={say(name)}>
            <h3 className="font-medium text-sm">{say(name)}</h3>
            <pre className="wrap-anywhere mt-1 mb-2 whitespace-pre-wrap rounded-inner bg-sunken p-3 font-mono text-xs">
              {lines}
            </pre>
            <CopyButton label={say(texts.copy)} name={say(texts.copyLines, { name: say(name) })} text={lines} />
          </div>
        ))}
        <p className="text-ink-soft text-sm">{say(texts.onlyAddress)}</p>
      </div>
    </Card>
  );
}

type CopyButtonProps = {
  readonly label: string;
  /** For who does not see what it stands below. */
  readonly name?: string;
  readonly text: string;
};

function CopyButton({ label, name, text }: CopyButtonProps) {
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={name ?? label}
      icon={<Copy aria-hidden="true" size={16} />}
      onPress={() => void copyText(text, say(texts.copied))}
    >
      {label}
    </Button>
  );
}
