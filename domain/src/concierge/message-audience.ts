/** Who a message from the concierge is for: every customer, or those that are named, have one of the plans, or belong to one of the brands. */
export type MessageAudience =
  | { readonly kind: 'all' }
  | { readonly kind: 'organisations'; readonly ids: readonly string[] }
  | { readonly kind: 'plans'; readonly ids: readonly string[] }
  | { readonly kind: 'brands'; readonly ids: readonly string[] };
