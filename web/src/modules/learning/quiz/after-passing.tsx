import { say } from '../../../portal/texts/say.ts';
import { CertificateButton } from '../certificate-button.tsx';
import { GoLink } from '../go-link.tsx';
import { yearAddress } from '../learn-address.ts';
import type { Course } from '../learn-types.ts';
import { result as texts } from '../learning.texts.ts';

type AfterPassingProps = { readonly token: string; readonly course: Course };

/** What comes after a course is passed: its certificate, and the way back to the year. */
export function AfterPassing({ token, course }: AfterPassingProps) {
  return (
    <>
      <CertificateButton token={token} courseId={course.courseId} courseName={course.name} size="large" />
      <GoLink button={{ variant: 'secondary', size: 'large' }} href={yearAddress(token)}>
        {say(texts.backToYear)}
      </GoLink>
    </>
  );
}
