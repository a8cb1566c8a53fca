/** `/signin`, `/signup`, `/forgotPassword` or `/check`, keeping the subscription id of the address (spec part 1, section 2). */
export function publicLink(
  page: 'signin' | 'signup' | 'forgotPassword' | 'check',
  subscriptionId: string | null | undefined,
): string {
  return subscriptionId ? `/${page}/${encodeURIComponent(subscriptionId)}` : `/${page}`;
}
