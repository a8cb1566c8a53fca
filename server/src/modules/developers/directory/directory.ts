import { createGroup, patchGroupById, readGroup, removeGroup, replaceGroup } from './change-groups.ts';
import { createPerson, patchPersonById, readPerson, removePerson, replacePerson } from './change-people.ts';
import { resourceTypes, schemaList, serviceProviderConfig } from './discovery.ts';
import { listDirectoryGroups, listUsers } from './list-resources.ts';

/** Below which address directories call; promised to stay, because it is typed into them. */
export const SCIM_PATH = '/scim/v2';

/** What a directory can ask for, each by what the standard calls it. */
export const directory = {
  ...{ serviceProviderConfig, resourceTypes, schemaList },
  ...{ listUsers, readPerson, createPerson, replacePerson, patchPersonById, removePerson },
  ...{ listDirectoryGroups, readGroup, createGroup, replaceGroup, patchGroupById, removeGroup },
};
