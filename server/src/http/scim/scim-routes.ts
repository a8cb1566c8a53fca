import { type DevelopersServices, type DirectoryCaller, directory } from '../../modules/developers/public.ts';

type ScimRequest = {
  readonly id: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly ifMatch: string | null;
};

/** An address of the directory's interface; null is answered as "no content". */
export type ScimRoute = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly answer: (
    services: DevelopersServices,
    caller: DirectoryCaller,
    request: ScimRequest,
  ) => Promise<object | null>;
};

const nothing = async (work: Promise<unknown>): Promise<null> => {
  await work;
  return null;
};

/** Leaves out attributes that the directory does not want (RFC 7644, section 3.9): Entra asks for groups without members. */
const without = async <Answer extends object>(work: Promise<Answer>, { excludedAttributes }: ScimRequest['query']) => {
  const excluded = new Set((excludedAttributes ?? '').split(',').map((name) => name.trim()));
  const strip = (resource: object) =>
    Object.fromEntries(Object.entries(resource).filter(([name]) => name === 'id' || !excluded.has(name)));
  const answer: object = await work;
  if (!('Resources' in answer)) return strip(answer);
  return { ...answer, Resources: (answer.Resources as object[]).map(strip) };
};

export const SCIM_ROUTES: readonly ScimRoute[] = [
  {
    method: 'GET',
    url: '/ServiceProviderConfig',
    answer: async (_, { base }) => directory.serviceProviderConfig(base),
  },
  { method: 'GET', url: '/ResourceTypes', answer: async (_, { base }) => directory.resourceTypes(base, null) },
  {
    method: 'GET',
    url: '/ResourceTypes/:id',
    answer: async (_, { base }, { id }) => directory.resourceTypes(base, id),
  },
  { method: 'GET', url: '/Schemas', answer: async (_, { base }) => directory.schemaList(base, null) },
  { method: 'GET', url: '/Schemas/:id', answer: async (_, { base }, { id }) => directory.schemaList(base, id) },
  { method: 'GET', url: '/Users', answer: (of, who, { query }) => without(directory.listUsers(of, who, query), query) },
  {
    method: 'GET',
    url: '/Users/:id',
    answer: (of, who, { id, query }) => without(directory.readPerson(of, who, id), query),
  },
  { method: 'POST', url: '/Users', answer: (of, who, { body }) => directory.createPerson(of, who, body) },
  { method: 'PUT', url: '/Users/:id', answer: (of, who, change) => directory.replacePerson(of, who, change) },
  { method: 'PATCH', url: '/Users/:id', answer: (of, who, change) => directory.patchPersonById(of, who, change) },
  {
    method: 'DELETE',
    url: '/Users/:id',
    answer: (of, who, change) => nothing(directory.removePerson(of, who, change)),
  },
  {
    method: 'GET',
    url: '/Groups',
    answer: (of, who, { query }) => without(directory.listDirectoryGroups(of, who, query), query),
  },
  {
    method: 'GET',
    url: '/Groups/:id',
    answer: (of, who, { id, query }) => without(directory.readGroup(of, who, id), query),
  },
  { method: 'POST', url: '/Groups', answer: (of, who, { body }) => directory.createGroup(of, who, body) },
  { method: 'PUT', url: '/Groups/:id', answer: (of, who, change) => directory.replaceGroup(of, who, change) },
  // Without a body, as Entra advises: a list of all members helps nobody.
  {
    method: 'PATCH',
    url: '/Groups/:id',
    answer: (of, who, change) => nothing(directory.patchGroupById(of, who, change)),
  },
  {
    method: 'DELETE',
    url: '/Groups/:id',
    answer: (of, who, change) => nothing(directory.removeGroup(of, who, change)),
  },
];
