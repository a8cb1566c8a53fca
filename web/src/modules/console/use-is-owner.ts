import { useSessionQuery } from '../../portal/use-session-state.ts';

/** Whether the member of staff at the screen may do what is for owners alone; the server checks it again. */
export function useIsOwner(): boolean {
  return useSessionQuery().data?.staffRole === 'owner';
}
