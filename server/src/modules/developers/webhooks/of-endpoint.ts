import type { EndpointKind } from '@portal/domain/developers/endpoint-kinds.ts';

type Done = 'made' | 'changed' | 'removed' | 'tested' | 'replayed';

/** What the log says of something done to a webhook or a channel. */
export const ofEndpoint = (
  what: Done,
  { kind, name, address }: { readonly kind: EndpointKind; readonly name: string; readonly address: string },
) =>
  kind === 'program'
    ? { action: `developers.webhook-${what}`, subject: address }
    : { action: `developers.channel-${what}`, subject: name };
