import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { EVERY_CALL, type NamedCall, sampleOf, titled } from '../every-call.ts';
import { pictureBombs } from '../file-bombs.ts';
import { fillOrganisation } from '../filled-organisation.ts';
import { signInNewStaff } from '../people.ts';
import { type Samples, sampleInputs } from '../sample-inputs.ts';
import type { TestBrowser } from '../test-browser.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';

let portal: TestPortal;
let samples: Samples;
const browsers: Partial<Record<string, TestBrowser>> = {};
beforeAll(async () => {
  portal = await startTestPortal();
  const org = await fillOrganisation(portal);
  samples = sampleInputs(org, portal.clock.now());
  browsers.member = org.browser;
  browsers.public = portal.browser();
  browsers.staff = (await signInNewStaff(portal)).browser;
});
afterAll(() => portal.stop());
afterEach(() => vi.restoreAllMocks());

/** No text that people write is longer: what is, is a file in a form. */
const LONGEST_WRITTEN = 150_000;
type Properties = Readonly<Record<string, { maxLength?: number; anyOf?: readonly { maxLength?: number }[] }>>;

/** Fields of a call's input that hold a whole file as text. */
function fileFields({ call }: NamedCall): string[] {
  const { properties = {} } = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Properties;
  };
  const longest = ({ maxLength = 0, anyOf = [] }: Properties[string]) =>
    Math.max(maxLength, ...anyOf.map((form) => form.maxLength ?? 0));
  return Object.entries(properties).flatMap(([name, field]) => (longest(field) > LONGEST_WRITTEN ? [name] : []));
}

const [, { bytes: svg } = { bytes: Buffer.alloc(0) }] = pictureBombs();
const FILE = `data:image/svg+xml;base64,${svg.toString('base64')}`;
const WITH_FILES = EVERY_CALL.filter((entry) => entry.call.upload !== undefined || fileFields(entry).length > 0);

test('files come with the calls that are known to take one', () => {
  expect(WITH_FILES.map(({ name }) => name).sort()).toMatchInlineSnapshot(`
    [
      "addProof",
      "addRegisterFile",
      "addWeaknessFile",
      "checkRegisterImport",
      "checkSignUpLinks",
      "checkTrainees",
      "checkWeaknessImport",
      "createBrand",
      "createChannel",
      "createSignUpLinks",
      "editBrand",
      "editChannel",
      "helpUpload",
      "importRegister",
      "importWeaknesses",
      "policyUpload",
      "reportMail",
      "saveScanDescription",
      "saveTraineesBulk",
      "uploadHelpAnswerFile",
      "uploadOwnCourse",
    ]
  `);
});

test.each(titled(WITH_FILES))('V5.2.3 %s leaves its file to a thread of its own', async (_title, entry) => {
  const read = vi.spyOn(portal.portal.services.fileReaders, 'read');
  const fields = Object.fromEntries(fileFields(entry).map((name) => [name, FILE]));
  const input = { ...sampleOf(samples, entry), ...fields };
  await browsers[entry.call.access]?.call(entry.call, input);
  expect(read).toHaveBeenCalled();
});
