import type { SendToDesk, TicketDesk } from './ticket-desk-port.ts';

/**
 * A desk that makes a ticket of each email that arrives at its address. It tells nothing back, so the ticket is called as we call it.
 */
export function createMailDesk(send: SendToDesk): TicketDesk {
  return {
    async make({ address }, draft) {
      await send(address, draft);
      return { key: draft.reference, url: '' };
    },
    needs: async () => [],
    test: ({ address }) => send(address, null),
    standing: async () => null,
  };
}
