import type { InputOf } from '@portal/contract/call.ts';
import { readPolicyInterview, savePolicyInterview } from '@portal/contract/policies/interview.calls.ts';
import {
  PACKAGE_FORMATS,
  packagedCourse as packagedCourseSchema,
} from '@portal/contract/training/course-package.schemas.ts';
import { exportCourse } from '@portal/contract/training/courses.calls.ts';
import { readProgramme, saveProgramme } from '@portal/contract/training/programme.calls.ts';
import { LANGUAGES } from '@portal/domain/texts/languages.ts';
import { drawQuiz } from '@portal/domain/training/draw-quiz.ts';
import { ASK_WHO_IT_IS } from '@portal/domain/training/named-contact.ts';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Member } from '../../../testing/people.ts';
import { inTurn } from '../../../testing/sweep.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { FIRST_COURSE, trainingSteps } from '../../../testing/training.ts';
import { NO_FIRM_WORDS } from '../courses/firm-lessons.ts';
import { yearCourses } from '../courses/year-courses.ts';
import { coursePackage, packagedCourse } from './course-package.ts';

const MAX_BYTES = 400_000;
/** What XML names a language of its own by, and what a brand's names are made of; nobody is asked there. */
const NAMES_IN_XML = /xmlns(:\w+)?="[^"]*"/g;

let portal: TestPortal;
let member: Member;
beforeAll(async () => {
  portal = await startTestPortal();
  member = await trainingSteps(() => portal).newFirm();
});
afterAll(() => portal.stop());

async function exported(input: Partial<InputOf<typeof exportCourse>> = {}) {
  const answer = await member.browser.call(exportCourse, {
    courseId: FIRST_COURSE,
    format: 'scorm12',
    language: 'en',
    ...input,
  });
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('application/zip');
  const files = unzipSync(answer.raw);
  const text = (name: string) => Buffer.from(files[name] ?? []).toString('utf8');
  return { answer, files, text };
}

/** Elements as lists of one, to see how often each stands there; attributes begin with @. */
function readXml(source: string) {
  expect(XMLValidator.validate(source)).toBe(true);
  return new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false }).parse(source);
}

test('the SCORM 1.2 package has one SCO, and a manifest that names every file and nothing else', async () => {
  const { answer, files, text } = await exported();
  expect(answer.headers['content-disposition']).toContain('your-part-in-security-v2-scorm12-en.zip');
  const { manifest } = readXml(text('imsmanifest.xml'));
  expect(manifest).toMatchObject({
    '@identifier': 'course-your-part-in-security',
    '@xmlns': 'http://www.imsproject.org/xsd/imscp_rootv1p1p2',
    '@xmlns:adlcp': 'http://www.adlnet.org/xsd/adlcp_rootv1p2',
    metadata: { schema: 'ADL SCORM', schemaversion: '1.2' },
  });
  // The order of the schema's sequences.
  expect(Object.keys(manifest).filter((name) => !name.startsWith('@'))).toEqual([
    'metadata',
    'organizations',
    'resources',
  ]);
  const { organization } = manifest.organizations;
  expect(manifest.organizations['@default']).toBe(organization['@identifier']);
  expect(Object.keys(organization.item).filter((name) => !name.startsWith('@'))).toEqual([
    'title',
    'adlcp:masteryscore',
  ]);
  expect(organization.item['adlcp:masteryscore']).toBe('80');
  const { resource } = manifest.resources;
  expect(resource).toMatchObject({
    '@identifier': organization.item['@identifierref'],
    '@type': 'webcontent',
    '@adlcp:scormtype': 'sco',
    '@href': 'index.html',
  });
  const listed = resource.file.map((file: { '@href': string }) => file['@href']);
  expect(listed.toSorted()).toEqual(
    Object.keys(files)
      .filter((name) => name !== 'imsmanifest.xml')
      .toSorted(),
  );
  expect(listed).toContain(resource['@href']);
  const ids = [manifest, organization, organization.item, resource].map((element) => element['@identifier']);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[A-Za-z_][\w.-]*$/);
});

test('the cmi5 package has one assignable unit that begins with its page', async () => {
  const { files, text } = await exported({ format: 'cmi5', language: 'de' });
  expect(Object.keys(files)).toContain('cmi5.xml');
  expect(Object.keys(files)).not.toContain('imsmanifest.xml');
  const { courseStructure } = readXml(text('cmi5.xml'));
  const { course, au } = courseStructure;
  expect(courseStructure['@xmlns']).toBe('https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd');
  expect(Object.keys(courseStructure)).toEqual(['course', 'au', '@xmlns']);
  expect(au).toMatchObject({ '@moveOn': 'CompletedOrPassed', '@masteryScore': '0.8', url: 'index.html' });
  expect(au['@id']).not.toBe(course['@id']);
  for (const { '@id': id } of [course, au]) expect(id).toMatch(/^tag:[\w.-]+,2026:[\w/-]+$/);
  for (const { title, description } of [course, au])
    for (const { langstring } of [title, description]) {
      expect(langstring['@lang']).toBe('de');
      expect(langstring['#text']).not.toBe('');
    }
});

test('a package has the course with the answers of its quiz, and asks for nothing outside', async () => {
  const { files, text } = await exported({ language: 'es' });
  const course = packagedCourseSchema.parse(JSON.parse(text('course.json')));
  expect(course).toMatchObject({ courseId: FIRST_COURSE, language: 'es', textLanguage: 'es' });
  expect(course.pool).toHaveLength(16);
  expect(drawQuiz(course.pool, 'seed', [])).toHaveLength(8);
  expect(text('index.html')).toMatch(/^<!doctype html>\n<html lang="es-ES">/);
  for (const name of ['index.html', 'imsmanifest.xml', 'style.css'])
    expect(text(name).replaceAll(NAMES_IN_XML, '')).not.toMatch(/https?:|\/\//);
  expect(text('player.js')).not.toMatch(/[`'"]\/(api|training|learn)\//);
  expect(Object.keys(files).every((name) => /^[\w.-]+$/.test(name))).toBe(true);
});

test('a package names whom the firm has named to tell, with the number, and the programs that it uses', async () => {
  const { browser } = await trainingSteps(() => portal).newFirm();
  const lessonsOf = async (courseId: string) => {
    const { raw } = await browser.call(exportCourse, { courseId, format: 'scorm12', language: 'en' });
    return Buffer.from(unzipSync(raw)['course.json'] ?? []).toString('utf8');
  };
  const withSlot = yearCourses().find(({ lessons }) => JSON.stringify(lessons).includes('[[lock-screen]]'))?.id ?? '';
  expect(await lessonsOf(FIRST_COURSE)).toContain(ASK_WHO_IT_IS.en);
  expect(await lessonsOf(withSlot)).toContain('Windows key + L');
  const { version } = (await browser.call(readPolicyInterview, {})).body.data;
  const answers = { contactAddress: 'Ann Lee', emergencyPhone: '555-0199' };
  expect((await browser.call(savePolicyInterview, { version, answers })).status).toBe(200);
  const { data } = (await browser.call(readProgramme, {})).body;
  const programs = { mail: 'google', computers: 'mac', phones: 'iphone' } as const;
  expect((await browser.call(saveProgramme, { ...data, programs })).status).toBe(200);
  const text = await lessonsOf(FIRST_COURSE);
  expect(text).toContain('your security contact (Ann Lee, 555-0199)');
  expect(text).not.toContain(ASK_WHO_IT_IS.en);
  expect(await lessonsOf(withSlot)).not.toContain('Windows key + L');
});

test('every course of the year and of roles makes a small package, in every language', async () => {
  const { services } = portal.portal;
  const parts = {
    player: await services.coursePlayer(),
    brand: services.brands.default,
    logo: null,
    at: portal.clock.now(),
  };
  for (const [ofLanguage, language] of LANGUAGES.entries())
    for (const [ofYear, one] of yearCourses(language).entries())
      for (const format of inTurn(PACKAGE_FORMATS, ofLanguage + ofYear, 1)) {
        const course = packagedCourse(one, language, NO_FIRM_WORDS);
        const bytes = coursePackage(course, { ...parts, format });
        expect(bytes.length, one.id).toBeLessThan(MAX_BYTES);
        const files = unzipSync(bytes);
        const read = readXml(Buffer.from(files['imsmanifest.xml'] ?? files['cmi5.xml'] ?? []).toString());
        const title =
          read.manifest?.organizations.organization.title ?? read.courseStructure.au.title.langstring['#text'];
        expect(title).toBe(course.name);
      }
});

test('an unknown course is not found, and each export is in the log', async () => {
  const none = await member.browser.call(exportCourse, { courseId: 'knots', format: 'cmi5', language: 'en' });
  expect(none.status).toBe(404);
  const log = await portal.database.query<{ details: unknown }>(
    `select details from audit_log where org_id = $1 and action = 'training.course-exported' order by audit_id limit 1`,
    [member.orgId],
  );
  expect(log).toEqual([{ details: { courseId: FIRST_COURSE, format: 'scorm12', language: 'en' } }]);
});
