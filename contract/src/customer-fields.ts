/** What of a customer an id can name. */
export const NAMED_OF_CUSTOMERS = ['organisation', 'weakness', 'help-request', 'message', 'file', 'everybody'] as const;

export type NamedOfCustomers = (typeof NAMED_OF_CUSTOMERS)[number];

/**
 * Fields of inputs whose ids name something of a customer. Those who see only some of the customers are refused what they name of
 * others; a test holds that every id which experts can send is in this table or in the next.
 */
export const CUSTOMER_FIELDS: Readonly<Record<string, NamedOfCustomers>> = {
  orgId: 'organisation',
  orgIds: 'organisation',
  weaknessId: 'weakness',
  helpRequestId: 'help-request',
  conciergeMessageId: 'message',
  fileId: 'file',
  fileIds: 'file',
};

/** Ids in inputs of experts that name what is the provider's own. */
export const FIELDS_OF_PROVIDER: readonly string[] = [
  'userId',
  'cannedAnswerId',
  'courseId',
  'brandId',
  'planId',
  'textId',
];

export type NamedInInput = { readonly kind: NamedOfCustomers; readonly id: string };

/**
 * Everything of customers that an input names, however deep, each once. The audience of a message is customers, or `everybody` where it
 * is all of them, or those of plans or brands. An id that is null names nothing.
 */
export function namedInInput(input: unknown): NamedInInput[] {
  const found = new Map<string, NamedInInput>();
  const add = (kind: NamedOfCustomers, ids: unknown) => {
    for (const id of Array.isArray(ids) ? ids : [ids])
      if (typeof id === 'string') found.set(`${kind} ${id}`, { kind, id });
  };
  const addAudience = (audience: unknown) => {
    const isNamed = typeof audience === 'object' && audience !== null && 'ids' in audience && 'kind' in audience;
    if (isNamed && audience.kind === 'organisations') add('organisation', audience.ids);
    else add('everybody', '');
  };
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return;
    for (const [name, part] of Object.entries(value)) {
      const kind = CUSTOMER_FIELDS[name];
      if (kind !== undefined) add(kind, part);
      else if (name === 'audience') addAudience(part);
      else walk(part);
    }
  };
  walk(input);
  return [...found.values()];
}
