import { isApiError } from '../../api/api-error.ts';
import { say } from '../../portal/texts/say.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { BackToYear } from './back-to-year.tsx';
import { failure } from './learning.texts.ts';

type CourseClosedProps = { readonly token: string; readonly error: unknown };

/** For a course that has not opened yet or is not there: asking again would not help. */
export function CourseClosed({ token, error }: CourseClosedProps) {
  const isEarly = isApiError(error, 'COURSE_NOT_OPEN');
  return (
    <>
      <BackToYear token={token} />
      <EmptyState headingLevel={1} title={say(isEarly ? failure.noSuchPageYet : failure.noSuchPage)}>
        {say(isEarly ? failure.opensLater : failure.mistyped)}
      </EmptyState>
    </>
  );
}

/** True for an answer that stays the same however often one asks. */
export function isCourseClosed(error: unknown): boolean {
  return isApiError(error) && [400, 404, 409].includes(error.status);
}
