import { Button } from '../../../ui/button.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { Table } from '../../../ui/table.tsx';
import { useFormatDate } from '../../dates/use-format-date.ts';
import { say } from '../../texts/say.ts';
import type { Token } from '../audience.ts';
import { tokensPanel as texts } from './tokens.texts.ts';

type TokensTableProps = {
  readonly tokens: readonly Token[];
  /** Null for who may not revoke. */
  readonly onRevoke: ((token: Token) => void) | null;
};

/** Tokens by name and last characters, with what they may do and when they were used. */
export function TokensTable({ tokens, onRevoke }: TokensTableProps) {
  const { formatDate, formatDateTime } = useFormatDate();
  return (
    <Table
      label={say(texts.title)}
      rows={tokens}
      rowId={({ tokenId }) => tokenId}
      columns={[
        {
          id: 'name',
          label: say(texts.name),
          isRowHeader: true,
          render: ({ name, hint }) => (
            <span className="wrap-anywhere">
              {name} <code className="font-mono font-normal text-ink-soft text-xs">…{hint}</code>
            </span>
          ),
        },
        { id: 'state', label: say(texts.state), phone: 'state', render: (token) => <TokenState token={token} /> },
        {
          id: 'permissions',
          label: say(texts.permissions),
          phone: 'below',
          render: ({ scopes }) => <span className="font-mono text-ink-soft text-xs">{scopes.join(', ')}</span>,
        },
        {
          id: 'made',
          label: say(texts.made),
          render: ({ madeAt, madeBy }) => say(texts.madeBy, { day: formatDate(madeAt), name: madeBy }),
        },
        { id: 'expires', label: say(texts.expires), render: ({ expiresAt }) => formatDate(expiresAt) },
        {
          id: 'used',
          label: say(texts.lastUsed),
          render: ({ lastUsedAt }) => (lastUsedAt === null ? say(texts.never) : formatDateTime(lastUsedAt)),
        },
        {
          id: 'revoke',
          label: say(texts.revoke),
          isLabelHidden: true,
          align: 'end',
          render: (token) =>
            onRevoke !== null && isActive(token) ? (
              <Button
                variant="secondary"
                size="small"
                aria-label={say(texts.revokeName, { name: token.name })}
                onPress={() => onRevoke(token)}
              >
                {say(texts.revoke)}
              </Button>
            ) : null,
        },
      ]}
    />
  );
}

const isActive = ({ revokedAt, expiresAt }: Token): boolean => revokedAt === null && Date.parse(expiresAt) > Date.now();

function TokenState({ token }: { readonly token: Token }) {
  if (isActive(token)) return <Badge tone="success">{say(texts.active)}</Badge>;
  return <Badge tone="neutral">{say(token.revokedAt === null ? texts.ended : texts.revoked)}</Badge>;
}
