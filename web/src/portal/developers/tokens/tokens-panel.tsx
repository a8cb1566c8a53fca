import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../../api/use-action.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { say } from '../../texts/say.ts';
import { useSessionState } from '../../use-session-state.ts';
import type { Audience, Token } from '../audience.ts';
import { SecretDialog } from '../secret-dialog.tsx';
import { TokenDialog } from './token-dialog.tsx';
import { tokensPanel as texts, tokenDialog } from './tokens.texts.ts';
import { TokensTable } from './tokens-table.tsx';

/** The tokens of a firm or of the provider: made, told once, revoked. */
export function TokensPanel({ audience }: { readonly audience: Audience }) {
  const { isServiceSession } = useSessionState();
  const { data, isError, refetch } = useCallQuery(audience.tokens, {});
  const [isMaking, setIsMaking] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const [revoked, setRevoked] = useState<Token | null>(null);
  const tokens = data?.data.tokens;
  const make = isServiceSession ? null : (
    <Button icon={<Plus aria-hidden="true" size={18} />} onPress={() => setIsMaking(true)}>
      {say(texts.make)}
    </Button>
  );
  return (
    <>
      <Card
        title={say(texts.title)}
        description={say(texts.description)}
        padding={tokens !== undefined && tokens.length > 0 ? 'none' : 'normal'}
      >
        {tokens === undefined && isError && <LoadFailed what={say(texts.what)} onRetry={refetch} />}
        {tokens === undefined && !isError && <Loading label={say(texts.loading)} />}
        {tokens?.length === 0 && (
          <EmptyState title={say(texts.none)} action={make} headingLevel={3}>
            {say(texts.aboutNone)}
          </EmptyState>
        )}
        {tokens !== undefined && tokens.length > 0 && (
          <>
            {make !== null && <p className="px-4 pb-3">{make}</p>}
            <TokensTable tokens={tokens} onRevoke={isServiceSession ? null : setRevoked} />
          </>
        )}
      </Card>
      {isMaking && (
        <TokenDialog
          audience={audience}
          onMade={(token) => {
            setIsMaking(false);
            setMade(token);
          }}
          onClose={() => setIsMaking(false)}
        />
      )}
      {made !== null && <SecretDialog title={say(tokenDialog.ready)} secret={made} onClose={() => setMade(null)} />}
      {revoked !== null && <RevokeDialog audience={audience} token={revoked} onClose={() => setRevoked(null)} />}
    </>
  );
}

type RevokeDialogProps = { readonly audience: Audience; readonly token: Token; readonly onClose: () => void };

function RevokeDialog({ audience, token: { tokenId, name }, onClose }: RevokeDialogProps) {
  const { act, isBusy } = useAction(() => audience.revokeToken(tokenId), {
    done: say(texts.wasRevoked, { name }),
    refreshes: [audience.tokens],
  });
  return (
    <ConfirmDialog
      title={say(texts.revokeTitle, { name })}
      isOpen
      onOpenChange={onClose}
      confirmLabel={say(texts.revoke)}
      isDanger
      isBusy={isBusy}
      onConfirm={async () => {
        await act();
        onClose();
      }}
    >
      {say(texts.aboutRevoke)}
    </ConfirmDialog>
  );
}
