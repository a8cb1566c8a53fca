import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Member, signInNewMember } from '../../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { tokenOf } from '../testing/api-client.ts';
import { directoryOf, ScimClient } from '../testing/scim-client.ts';

const USER = 'urn:ietf:params:scim:schemas:core:2.0:User';
const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

let portal: TestPortal;
let member: Member;
let entra: ScimClient;
beforeAll(async () => {
  portal = await startTestPortal();
  member = await signInNewMember(portal, 'Lark Bakery');
  entra = await directoryOf(portal, member);
});
afterAll(() => portal.stop());

/** As Entra's documentation has it. */
const entraUser = (name: string) => ({
  schemas: [USER, ENTERPRISE],
  externalId: `object-${name}`,
  userName: `${name}@lark.example`,
  active: true,
  emails: [{ primary: true, type: 'work', value: `${name}.lee@lark.example` }],
  meta: { resourceType: 'User' },
  name: { formatted: `${name} Lee`, familyName: 'Lee', givenName: name },
  roles: [],
  [ENTERPRISE]: { department: 'Sales', employeeNumber: '7' },
});
const trainee = async (email: string) =>
  (
    await portal.database.query(
      `select status, name, department, from_directory,
        (select count(*)::int from trainee_links where trainee_id = t.trainee_id and revoked_at is null) as links
       from trainees t where org_id = $1 and email = $2`,
      [member.orgId, email],
    )
  )[0];
const lastAction = async () =>
  (
    await portal.database.query('select action from audit_log where org_id = $1 order by audit_id desc limit 1', [
      member.orgId,
    ])
  )[0]?.action;

test('Entra finds nobody, adds somebody, changes and disables them: seat and links end, and come back', async () => {
  const none = await entra.send('GET', '/Users?filter=userName eq "non-existent user"'.replaceAll(' ', '%20'));
  expect(none).toMatchObject({ status: 200, body: { totalResults: 0, Resources: [] } });
  expect(none.headers['content-type']).toMatch(/^application\/scim\+json/);
  const made = await entra.send('POST', '/Users', entraUser('ann'));
  expect(made, JSON.stringify(made.body)).toMatchObject({
    status: 201,
    body: { active: true, externalId: 'object-ann' },
  });
  expect(made.headers).toMatchObject({ location: made.body.meta.location, etag: 'W/"1"' });
  const { id } = made.body;
  expect(await trainee('ann.lee@lark.example')).toMatchObject({
    ...{ status: 'active', name: 'ann Lee', department: 'Sales', from_directory: true, links: 1 },
  });
  for (const filter of [
    'emails[type eq "work"].value eq "ANN.lee@lark.example"',
    'externalId eq "object-ann" and active eq true',
  ])
    expect((await entra.send('GET', `/Users?filter=${encodeURIComponent(filter)}`)).body.Resources).toMatchObject([
      { id },
    ]);
  const changed = await entra.patch(
    `/Users/${id}`,
    { op: 'Replace', path: 'emails[type eq "work"].value', value: 'ann.new@lark.example' },
    { op: 'Replace', path: 'name.familyName', value: 'Moss' },
    { op: 'Add', path: `${ENTERPRISE}:department`, value: 'Office' },
    { op: 'Add', path: 'phoneNumbers[type eq "work"].value', value: '555' },
    { op: 'Replace', path: `${ENTERPRISE}:manager`, value: 'nobody' },
  );
  expect(changed, JSON.stringify(changed.body)).toMatchObject({ status: 200, body: { name: { familyName: 'Moss' } } });
  expect(await trainee('ann.new@lark.example')).toMatchObject({ name: 'ann Moss', department: 'Office', links: 1 });
  expect((await entra.patch(`/Users/${id}`, { op: 'Replace', path: 'active', value: 'False' })).body.active).toBe(
    false,
  );
  expect(await trainee('ann.new@lark.example')).toMatchObject({ status: 'removed', links: 0 });
  expect(await lastAction()).toBe('developers.directory-person-left');
  expect((await entra.patch(`/Users/${id}`, { op: 'Replace', path: 'active', value: 'True' })).status).toBe(200);
  expect(await trainee('ann.new@lark.example')).toMatchObject({ status: 'active', links: 1 });
  expect((await entra.send('DELETE', `/Users/${id}`)).status).toBe(204);
  expect(await trainee('ann.new@lark.example')).toMatchObject({ status: 'removed', links: 0, from_directory: false });
  expect((await entra.send('GET', `/Users/${id}`)).status).toBe(404);
});

test('Okta adds, replaces and deactivates somebody without a path', async () => {
  const okta = {
    schemas: [USER],
    userName: 'test.user@lark.example',
    name: { givenName: 'Test', familyName: 'User' },
    emails: [{ primary: true, value: 'test.user@lark.example', type: 'work' }],
    displayName: 'Test User',
    locale: 'en-US',
    externalId: '00ujl29u0le5T6Aj10h7',
    groups: [],
    password: '1mz050nq',
    active: true,
  };
  const { body } = await entra.send('POST', '/Users', okta);
  expect((await entra.send('POST', '/Users', okta)).body).toMatchObject({ status: '409', scimType: 'uniqueness' });
  const put = {
    ...body,
    displayName: 'Another User',
    name: { givenName: 'Another', middleName: null, familyName: 'User' },
  };
  expect((await entra.send('PUT', `/Users/${body.id}`, put, { 'if-match': 'W/"9"' })).status).toBe(412);
  expect((await entra.send('PUT', `/Users/${body.id}`, put, { 'if-match': 'W/"1"' })).body.displayName).toBe(
    'Another User',
  );
  expect((await entra.patch(`/Users/${body.id}`, { op: 'replace', value: { active: false } })).body.active).toBe(false);
  expect(await trainee('test.user@lark.example')).toMatchObject({ status: 'removed', name: 'Another User' });
  const page = await entra.send('GET', '/Users?startIndex=1&count=100');
  expect(page.body).toMatchObject({ startIndex: 1, itemsPerPage: page.body.totalResults });
  expect((await entra.send('GET', `/Users?startIndex=${page.body.totalResults}&count=5`)).body.itemsPerPage).toBe(1);
});

test('groups give departments and admins where the firm chose it; the last admin stays, others lose their sessions', async () => {
  const of = await signInNewMember(portal, 'Moss Roofing');
  const own = await directoryOf(portal, of);
  const person = (await own.send('POST', '/Users', { ...entraUser('bo'), [ENTERPRISE]: {} })).body.id;
  const group = async (displayName: string, usedAs: string) => {
    const { body } = await own.send('POST', '/Groups', { schemas: [], externalId: 'g', displayName, members: [] });
    await portal.database.query('update directory_groups set used_as = $1 where group_id = $2', [usedAs, body.id]);
    return `/Groups/${body.id}`;
  };
  const admins = await group('Portal admins', 'admins');
  const roofers = await group('Roofers', 'department');
  const add = { op: 'Add', path: 'members', value: [{ value: person }] };
  expect((await own.patch(roofers, add)).status).toBe(204);
  const department = () => portal.database.query('select department from trainees where org_id = $1', [of.orgId]);
  expect(await department()).toEqual([{ department: 'Roofers' }]);
  const accounts = () => portal.database.query('select email from users where org_id = $1 order by email', [of.orgId]);
  await own.patch(admins, add);
  expect(await accounts(), 'a domain that nobody proved').toEqual([{ email: of.email }]);
  await own.patch(admins, { op: 'Remove', path: 'members', value: [{ value: person }] });
  await portal.database.query(
    `insert into phishing_domains (domain_id, org_id, domain, record_value, added_at, proved_by, proved_at, expires_at)
     values (gen_random_uuid(), $1, 'lark.example', 'x', $2, 'dns', $2, $2::timestamptz + interval '90 days')`,
    [of.orgId, portal.clock.now()],
  );
  await own.patch(admins, add);
  expect(await accounts()).toContainEqual({ email: 'bo.lee@lark.example' });
  expect((await own.send('GET', `${admins}?excludedAttributes=members`)).body.members).toBeUndefined();
  expect((await own.patch(admins, { op: 'remove', path: `members[value eq "${person}"]` })).body).toBeNull();
  expect(await accounts()).toEqual([{ email: of.email }]);
  const last = await own.send('POST', '/Users', { schemas: [USER], userName: of.email, active: true });
  await own.patch(admins, { op: 'Add', path: 'members', value: [{ value: last.body.id }] });
  await own.patch(`/Users/${last.body.id}`, { op: 'Replace', path: 'active', value: false });
  expect(await accounts()).toEqual([{ email: of.email }]);
  expect(await portal.database.query('select 1 from sessions where user_id = $1', [of.userId])).toEqual([]);
});

test('another firm’s people are not there, and a wrong token or permission opens nothing', async () => {
  const { body } = await entra.send('POST', '/Users', entraUser('cy'));
  const other = await directoryOf(portal, await signInNewMember(portal));
  expect((await other.send('GET', '/Users')).body.totalResults).toBe(0);
  for (const method of ['GET', 'DELETE'] as const)
    expect((await other.send(method, `/Users/${body.id}`)).status).toBe(404);
  expect((await other.patch(`/Users/${body.id}`, { op: 'replace', value: { active: false } })).status).toBe(404);
  const members = [{ value: body.id }];
  expect((await other.send('POST', '/Groups', { displayName: 'Mine', members })).body.scimType).toBe('invalidValue');
  const refused = await new ScimClient(portal, null).send('GET', '/Users');
  expect(refused).toMatchObject({ status: 401, body: { status: '401' } });
  expect(refused.headers['www-authenticate']).toBe('Bearer realm="scim"');
  const reader = new ScimClient(portal, await tokenOf(portal, member, ['people:write']));
  expect((await reader.send('GET', '/Users')).body).toMatchObject({ status: '403' });
});

test('what is malformed is told in the words of the standard', async () => {
  const { body } = await entra.send('POST', '/Users', entraUser('di'));
  const path = `/Users/${body.id}`;
  const told = async (answer: ReturnType<ScimClient['send']>) => [(await answer).status, (await answer).body.scimType];
  for (const filter of [
    ...['userName', 'nope(', 'title eq "x"', 'active gt true', 'meta.created sw "2026"', 'userName eq 5'],
    ...['meta.created gt "yesterday"', 'userName gt null', 'members eq "a"', 'userName eq "\\u0000"'],
  ])
    expect(await told(entra.send('GET', `/Users?filter=${encodeURIComponent(filter)}`)), filter).toEqual([
      400,
      'invalidFilter',
    ]);
  expect(await told(entra.send('POST', '/Users', '{"userName":'))).toEqual([400, 'invalidSyntax']);
  expect(await told(entra.send('POST', '/Users', { userName: 'nobody' }))).toEqual([400, 'invalidValue']);
  expect(await told(entra.send('PATCH', path, { Operations: [] }))).toEqual([400, 'invalidSyntax']);
  expect(await told(entra.patch(path, { op: 'bogus', path: 'active', value: true }))).toEqual([400, 'invalidSyntax']);
  expect(await told(entra.patch(path, { op: 'replace', path: 'nothing', value: 1 }))).toEqual([400, 'invalidPath']);
  // Each pair doubles what the library would try.
  const nested = `name[${Array(20).fill('(a pr or a pr)').join(' and ')}].givenName`;
  for (const operation of [
    { op: 'replace', path: nested, value: 'x' },
    { op: 'add', value: { [nested]: 'x' } },
  ])
    expect(await told(entra.patch(path, operation))).toEqual([400, 'invalidPath']);
  expect(await told(entra.patch(path, { op: 'replace', path: 'active', value: 'maybe' }))).toEqual([
    400,
    'invalidValue',
  ]);
  expect((await entra.send('GET', '/Nothing')).body).toMatchObject({ status: '404' });
  expect((await entra.send('GET', '/ServiceProviderConfig')).body).toMatchObject({ patch: { supported: true } });
  expect((await entra.send('GET', '/ResourceTypes')).body.Resources).toHaveLength(2);
  const schemas = (await entra.send('GET', '/Schemas')).body.Resources;
  expect(schemas.map(({ id }: { id: string }) => id)).toContain(ENTERPRISE);
  expect(
    (await entra.send('GET', `/Schemas/${USER}`)).body.attributes.map(({ name }: { name: string }) => name),
  ).toContain('userName');
});

test('a directory finds people and groups by any filter of the standard', async () => {
  const added: Record<string, string> = {};
  for (const name of ['finn', 'fred', 'greta'])
    added[name] = (await entra.send('POST', '/Users', entraUser(name))).body.id;
  const { finn, fred, greta } = added;
  await entra.patch(`/Users/${greta}`, { op: 'replace', path: 'active', value: false });
  const names = Object.fromEntries(Object.entries(added).map(([name, id]) => [id, name]));
  const found = async (path: string, filter: string) => {
    const { status, body } = await entra.send('GET', `${path}?count=200&filter=${encodeURIComponent(filter)}`);
    expect(status, filter).toBe(200);
    return body.Resources.map(({ id }: { id: string }) => id);
  };
  const those = async (filter: string) =>
    (await found('/Users', `(${filter}) and (id eq "${finn}" or id eq "${fred}" or id eq "${greta}")`))
      .map((id: string) => names[id])
      .sort()
      .join(' ');
  const everyone = 'finn fred greta';
  for (const [filter, expected] of [
    ['userName sw "F"', 'finn fred'],
    ['userName co "RE"', 'fred greta'],
    ['userName ew "GRETA@lark.example" or externalId eq "object-finn"', 'finn greta'],
    ['externalId eq "OBJECT-finn"', ''],
    ['active eq false', 'greta'],
    ['active ne "False" and userName co "re"', 'fred'],
    ['not (userName sw "f")', 'greta'],
    ['emails[type eq "work" and value sw "fred"]', 'fred'],
    ['emails[type eq "home"].value sw "fred"', ''],
    ['emails.primary eq true and not (emails.value sw "g")', 'finn fred'],
    ['userName gt "fr"', 'fred greta'],
    ['meta.created ge "2020-01-01T00:00:00Z" and meta.lastModified pr', everyone],
    ['meta.created lt "2020-01-01T00:00:00+02:00"', ''],
    ['urn:ietf:params:scim:schemas:core:2.0:User:userName sw "fi"', 'finn'],
    [`${ENTERPRISE}:department ne "nowhere"`, everyone],
    ['externalId eq null', ''],
    ['externalId ne null', everyone],
    ['userName co "%"', ''],
  ] as const)
    expect(await those(filter), filter).toBe(expected);
  const members = [{ value: finn }];
  const group = (await entra.send('POST', '/Groups', { displayName: 'Finders', members })).body.id;
  expect(await found('/Groups', `members eq "${finn}" and displayName sw "find"`)).toEqual([group]);
  expect(await found('/Groups', `displayName eq "Finders" and not (members[value eq "${fred}"])`)).toEqual([group]);
  expect(await found('/Groups', `id eq "${group}" and members ne "${finn}"`)).toEqual([]);
});
