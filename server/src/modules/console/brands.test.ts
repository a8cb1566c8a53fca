import { checkSession } from '@portal/contract/accounts/accounts.calls.ts';
import { createBrand, deleteBrand, editBrand, listBrands } from '@portal/contract/console/brands.calls.ts';
import { createChannel } from '@portal/contract/console/channels.calls.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Member, type Person, signInNewMember, signInNewStaff } from '../../testing/people.ts';
import { type BrandInput, sampleBrand } from '../../testing/sample-brand.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { openBrands } from '../brands/public.ts';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 4"><rect width="12" height="4" fill="#146c43"/></svg>';
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const dataUrl = (content: string | Buffer, type = 'svg+xml') =>
  `data:image/${type};base64,${Buffer.from(content).toString('base64')}`;

let portal: TestPortal;
let staff: Person;
let member: Member;
beforeAll(async () => {
  portal = await startTestPortal();
  staff = await signInNewStaff(portal);
  member = await signInNewMember(portal);
  await staff.browser.fetchCsrfToken();
});
afterAll(() => portal.stop());

let made = 0;
const newDomain = () => {
  made += 1;
  return `portal-${made}.example`;
};
const all = async () => (await staff.browser.call(listBrands, {})).body.data.brands;
const create = async (changes: Partial<BrandInput> = {}) => {
  const webDomain = changes.webDomain ?? newDomain();
  const answer = await staff.browser.call(createBrand, sampleBrand(webDomain ?? '', changes));
  expect(answer.status).toBe(200);
  return { brandId: answer.body.data.brandId, webDomain: webDomain ?? '' };
};
const find = async (brandId: string) => {
  const listed = (await all()).find(({ brand }) => brand.brandId === brandId);
  if (listed === undefined) throw new Error(`There is no brand ${brandId}`);
  return listed;
};
const seenAt = async (host: string) => (await portal.browser().call(checkSession, {}, { host })).body.brand;
const asset = async (url: string) => {
  const { statusCode, headers, body } = await portal.portal.http.inject({ url });
  return { status: statusCode, headers, text: body };
};
const refusal = async (changes: Partial<BrandInput>) => {
  const answer = await staff.browser.call(createBrand, sampleBrand(newDomain(), changes));
  return { status: answer.status, ...answer.errors[0] };
};

describe('a brand', () => {
  test('that is shipped can be saved as it stands: its brochure is one of the portal’s own files', async () => {
    const shipped = (await all()).find(({ isDefault }) => isDefault);
    if (shipped === undefined) throw new Error('There is no default brand');
    expect(shipped.version).toBe(0);
    const { brandId, brandLogo: _, insurance: __, ...brand } = shipped.brand;
    expect(brand.marketingCollateral).toMatch(/^\/api\/resources\/asset\?fileName=/);
    const edited = { ...brand, brandLogo: null, webDomain: null, brandId, version: shipped.version };
    const answer = await staff.browser.call(editBrand, { ...edited, claimsPhone: '+1 555 010 2030' });
    expect(answer.errors).toEqual([]);
    expect((await find(brandId)).brand.marketingCollateral).toBe(brand.marketingCollateral);
  });

  test.each(['//evil.example/api/resources/asset', '/api/logout', 'javascript:alert(1)', '/api/resources/asset/../x'])(
    'takes %s for no brochure',
    async (marketingCollateral) => {
      expect(await refusal({ marketingCollateral })).toMatchObject({ status: 400, field: 'marketingCollateral' });
    },
  );

  test('is served at its host as soon as it is made, with all that was entered', async () => {
    const helpCenter = 'https://help.northwind.example/start';
    const insurance = {
      insurerName: 'Harbor Mutual',
      claimsPhone: '+1 (555) 010-2030',
      policyEmail: 'Policy@Harbor.example',
    };
    const { brandId, webDomain } = await create({ helpCenter, timeZone: 'Europe/Oslo', locale: 'nb-NO', ...insurance });
    expect(await seenAt(`eu.${webDomain}`)).toMatchObject({
      brandId,
      brandNameShort: 'Northwind',
      helpCenter,
      timeZone: 'Europe/Oslo',
      locale: 'nb-NO',
      insurance: { ...insurance, policyEmail: 'policy@harbor.example', endsOn: null, claimsLink: null },
    });
    expect(await find(brandId)).toMatchObject({ version: 1, isDefault: false, organisations: 0, channels: 0 });
  });

  test('whose host lies below another brand’s host is the one that its host shows', async () => {
    const above = await create({ accentColour: '#111111' });
    const below = await create({ webDomain: `north.${above.webDomain}`, accentColour: '#222222' });
    expect(await seenAt(below.webDomain)).toMatchObject({ accentColour: '#222222' });
    expect(await seenAt(above.webDomain)).toMatchObject({ accentColour: '#111111' });
  });

  test('shows its changes in other processes within seconds, without a start', async () => {
    const { brandId, webDomain } = await create();
    const other = await openBrands(portal.portal.services.database, portal.config.publicUrl, () => undefined);
    try {
      const change = { ...sampleBrand(webDomain, { brandNameShort: 'Renamed' }), brandId, version: 1 };
      expect((await staff.browser.call(editBrand, change)).status).toBe(200);
      await vi.waitFor(async () => expect((await other.forHost(webDomain)).brandNameShort).toBe('Renamed'), {
        timeout: 120_000,
        interval: 100,
      });
    } finally {
      await other.stop();
    }
  });

  test('that two change at once keeps the first change, and the second is told', async () => {
    const { brandId, webDomain } = await create();
    const answers = await Promise.all(
      ['One', 'Two'].map((brandNameShort) =>
        staff.browser.call(editBrand, { ...sampleBrand(webDomain, { brandNameShort }), brandId, version: 1 }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.errors).toMatchObject([{ code: 'CHANGED_ELSEWHERE' }]);
    expect((await find(brandId)).version).toBe(2);
  });

  test('that came along can be changed too, all but its host', async () => {
    const { version, brand } = await find('default');
    const change = { ...sampleBrand('elsewhere.example', { brandNameShort: 'Ours' }), brandId: 'default', version };
    expect((await staff.browser.call(editBrand, change)).status).toBe(200);
    expect(await seenAt('localhost')).toMatchObject({ brandNameShort: 'Ours', webDomain: brand.webDomain });
    expect((await staff.browser.call(editBrand, change)).errors).toMatchObject([{ code: 'CHANGED_ELSEWHERE' }]);
    expect((await staff.browser.call(deleteBrand, { brandId: 'default' })).errors).toMatchObject([
      { code: 'BRAND_IS_DEFAULT' },
    ]);
    expect(
      (await portal.database.query(`select 1 from audit_log where action = 'brand.changed' and subject = 'default'`))
        .length,
    ).toBe(version + 1);
  });

  test('can be deleted while no customer and no channel has it', async () => {
    const [used, unused] = [await create(), await create()];
    const channel = await staff.browser.call(createChannel, { name: 'A bank of this brand', brandId: used.brandId });
    expect(channel.status).toBe(200);
    expect(await staff.browser.call(deleteBrand, { brandId: used.brandId })).toMatchObject({
      status: 409,
      errors: [{ code: 'BRAND_IN_USE' }],
    });
    expect((await staff.browser.call(deleteBrand, { brandId: unused.brandId })).status).toBe(200);
    expect(
      (await portal.browser().send('GET', '/api/getCSRFToken', { headers: { host: unused.webDomain } })).status,
    ).toBe(421);
  });

  test('has a host of its own', async () => {
    const { webDomain } = await create();
    expect(await refusal({ webDomain: webDomain.toUpperCase() })).toMatchObject({ status: 409, field: 'webDomain' });
    expect(await refusal({ webDomain: 'co.uk' })).toMatchObject({ code: 'DOMAIN_NOT_POSSIBLE', field: 'webDomain' });
    expect(await refusal({ webDomain: 'github.io' })).toMatchObject({ code: 'DOMAIN_NOT_POSSIBLE' });
    expect(await refusal({ webDomain: null })).toMatchObject({ code: 'DOMAIN_NOT_POSSIBLE' });
  });

  test.each([
    [{ accentColour: 'green' }, 'accentColour'],
    [{ accentColour: '#12345' }, 'accentColour'],
    [{ accentColour: '#123456;}' }, 'accentColour'],
    [{ webDomain: 'https://x.example' }, 'webDomain'],
    [{ webDomain: 'localhost' }, 'webDomain'],
    [{ webDomain: '10.0.0.1' }, 'webDomain'],
    [{ supportEmail: 'help' }, 'supportEmail'],
    [{ helpCenter: 'javascript:alert(1)' }, 'helpCenter'],
    [{ helpCenter: 'http://help.example' }, 'helpCenter'],
    [{ conciergeSchedulingLink: 'https://user@calendar.example' }, 'conciergeSchedulingLink'],
    [{ claimsPhone: 'call us' }, 'claimsPhone'],
    [{ policyEmail: 'the insurer' }, 'policyEmail'],
    [{ policyLink: 'javascript:alert(1)' }, 'policyLink'],
    [{ insuranceEndsOn: '2026-02-30' }, 'insuranceEndsOn'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
    [{ timeZone: '+02:00' }, 'timeZone'],
    [{ locale: 'xx-nowhere-1' }, 'locale'],
    [{ brandNameShort: '' }, 'brandNameShort'],
    [{ brandNameLong: 'Evil\r\nBcc: eve@evil.example' }, 'brandNameLong'],
  ])('with %j is refused at the field', async (wrong, field) => {
    expect(await refusal(wrong)).toMatchObject({ status: 400, field });
  });
});

describe('a logo', () => {
  test('is kept, and shown to everyone at an address that never shows anything else', async () => {
    const { brandId, webDomain } = await create({ brandLogo: dataUrl(`<?xml version="1.0"?>${SVG}`) });
    const { brandLogo } = await seenAt(webDomain);
    expect(brandLogo).toMatch(/^\/api\/resources\/asset\?fileName=[\da-f]{64}\.svg$/);
    const answer = await asset(brandLogo ?? '');
    expect(answer).toMatchObject({ status: 200, text: SVG });
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': expect.stringContaining('immutable'),
    });
    const change = { ...sampleBrand(webDomain, { brandLogo }), brandId, version: 1 };
    expect((await staff.browser.call(editBrand, change)).status).toBe(200);
    expect((await seenAt(webDomain)).brandLogo).toBe(brandLogo);
    await staff.browser.call(editBrand, { ...sampleBrand(webDomain), brandId, version: 2 });
    expect((await seenAt(webDomain)).brandLogo).toBeNull();
    expect((await asset(brandLogo ?? '')).status).toBe(404);
  });

  test('may be a PNG', async () => {
    const { webDomain } = await create({ brandLogo: `data:image/png;base64,${PIXEL}` });
    const { brandLogo } = await seenAt(webDomain);
    expect((await asset(brandLogo ?? '')).headers['content-type']).toBe('image/png');
  });

  test('goes only when nobody shows it any more', async () => {
    const shared = SVG.replace('#146c43', '#00ff00');
    const [one, other] = [await create({ brandLogo: dataUrl(shared) }), await create({ brandLogo: dataUrl(shared) })];
    await staff.browser.call(deleteBrand, { brandId: one.brandId });
    const { brandLogo } = await seenAt(other.webDomain);
    expect((await asset(brandLogo ?? '')).status).toBe(200);
  });

  test.each([
    ['a script', dataUrl('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), /<script>/],
    ['a handler', dataUrl('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), /onload/],
    [
      'an entity',
      dataUrl('<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>'),
      /plain SVG|single SVG/,
    ],
    ['a foreign reference', dataUrl(SVG.replace('#146c43', 'url(https://evil.example/x)')), /outside itself/],
    ['a page called a picture', dataUrl('<html><script>alert(1)</script></html>'), /SVG/],
    ['an SVG called a PNG', dataUrl(SVG, 'png'), /not a complete PNG/],
    ['another type', dataUrl('GIF89a', 'gif'), /SVG or PNG/],
    ['an address elsewhere', 'https://evil.example/logo.svg', /SVG or PNG/],
    ['an address of nothing', `/api/resources/asset?fileName=${'0'.repeat(64)}.svg`, /gone/],
  ])('V5.2.2/5.3.1 with or as %s is refused', async (_what, brandLogo, message) => {
    expect(await refusal({ brandLogo })).toMatchObject({
      status: 400,
      field: 'brandLogo',
      message: expect.stringMatching(message),
    });
  });

  test('V5.2.1 of more than 200 KB is refused', async () => {
    const padded = (size: number) => dataUrl(`${SVG.slice(0, -6)}<!--${'x'.repeat(size)}--></svg>`);
    expect(await refusal({ brandLogo: padded(204_800) })).toMatchObject({ status: 400, field: 'brandLogo' });
    expect(await refusal({ brandLogo: padded(220_000) })).toMatchObject({ status: 400, field: 'brandLogo' });
    expect((await refusal({ brandLogo: padded(204_000) })).status).toBe(200);
  });

  test.each(['', '?fileName=', '?fileName=../secret.svg', '?fileName=a.svg&fileName=b.svg'])(
    'at asset%s is not there',
    async (query) => {
      expect((await asset(`/api/resources/asset${query}`)).status).toBe(404);
    },
  );
});

test('logos are uploaded by owners among the staff alone', async () => {
  const { browser } = await signInNewStaff(portal, 'support');
  const brandLogo = dataUrl(SVG);
  const refused = { status: 403, errors: [{ code: 'NO_ACCESS' }] };
  const { brandId, webDomain } = await create();
  const change = { ...sampleBrand(webDomain, { brandLogo }), brandId, version: 1 };
  expect(await browser.call(createBrand, sampleBrand(newDomain(), { brandLogo }))).toMatchObject(refused);
  expect(await browser.call(editBrand, change)).toMatchObject(refused);
  expect(
    await browser.call(createChannel, { name: 'A bank of support', brandId, marketingLogoPrimary: brandLogo }),
  ).toMatchObject(refused);
  expect((await seenAt(webDomain)).brandLogo).toBeNull();
});

test('members never see or change brands', async () => {
  expect((await member.browser.call(listBrands, {})).status).toBe(404);
  expect((await member.browser.call(deleteBrand, { brandId: 'default' })).status).toBe(404);
});
