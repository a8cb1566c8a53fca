import type { PackagedCourse } from '@portal/contract/training/course-package.schemas.ts';
import { PASS_MARK_PERCENT } from '@portal/domain/training/score-quiz.ts';
import { escapeXml } from './xml.ts';

const IMSCP = 'http://www.imsproject.org/xsd/imscp_rootv1p1p2';
const ADLCP = 'http://www.adlnet.org/xsd/adlcp_rootv1p2';

/**
 * `imsmanifest.xml` of a package with one SCO (SCORM 1.2 Content Aggregation Model, 2.3; elements in the order of the schemas
 * imscp_rootv1p1p2 and adlcp_rootv1p2).
 * @param files all other files of the package; `index.html` is what starts
 */
export function scormManifest(course: PackagedCourse, files: readonly string[]): string {
  const title = escapeXml(course.name);
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="course-${course.courseId}" version="${course.version}.0" xmlns="${IMSCP}" xmlns:adlcp="${ADLCP}">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="organization">
    <organization identifier="organization">
      <title>${title}</title>
      <item identifier="item" identifierref="resource" isvisible="true">
        <title>${title}</title>
        <adlcp:masteryscore>${PASS_MARK_PERCENT}</adlcp:masteryscore>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="resource" type="webcontent" adlcp:scormtype="sco" href="index.html">
${files.map((file) => `      <file href="${escapeXml(file)}"/>`).join('\n')}
    </resource>
  </resources>
</manifest>
`;
}
