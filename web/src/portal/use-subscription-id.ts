import { useParams } from '@tanstack/react-router';

/** The subscription id in the address, if any. */
export function useSubscriptionId(): string | undefined {
  const { subscriptionId } = useParams({ strict: false });
  return typeof subscriptionId === 'string' && subscriptionId !== '' ? subscriptionId : undefined;
}
