import type { PackagedCourse } from '@portal/contract/training/course-package.schemas.ts';
import { PASS_MARK_PERCENT } from '@portal/domain/training/score-quiz.ts';
import { escapeXml } from './xml.ts';

/**
 * `cmi5.xml` of a package with one assignable unit (cmi5, 13.1 and 14). Its ids are names and no addresses (`tag:`, RFC 4151): they stay
 * the same in each export, so that records of a later version belong to the same course.
 * @param webDomain of the brand, which the names belong to
 */
export function cmi5Structure(course: PackagedCourse, webDomain: string): string {
  const id = `tag:${escapeXml(webDomain)},2026:training/${course.courseId}`;
  const text = (name: string, words: string) =>
    `<${name}><langstring lang="${course.textLanguage}">${escapeXml(words)}</langstring></${name}>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<courseStructure xmlns="https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd">
  <course id="${id}">
    ${text('title', course.name)}
    ${text('description', course.summary)}
  </course>
  <au id="${id}/lessons-and-quiz" moveOn="CompletedOrPassed" masteryScore="${PASS_MARK_PERCENT / 100}" launchMethod="AnyWindow">
    ${text('title', course.name)}
    ${text('description', course.summary)}
    <url>index.html</url>
  </au>
</courseStructure>
`;
}
