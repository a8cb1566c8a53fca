import { isApiError } from '../../api/api-error.ts';
import { pageBrand } from '../../portal/brand/page-brand.ts';
import { say } from '../../portal/texts/say.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { BackToYear } from './back-to-year.tsx';
import { failure } from './learning.texts.ts';

type CourseClosedProps = { readonly token: string; readonly error: unknown };

/** For a course that has not opened yet or is not there: asking again would not help. */
export function CourseClosed({ token, error }: CourseClosedProps) {
  const isEarly = isApiError(error, 'COURSE_NOT_OPEN');
  const title = say(isEarly ? failure.noSuchPageYet : failure.noSuchPage);
  usePageTitle(title, pageBrand.brandNameShort);
  return (
    <>
      <BackToYear token={token} />
      <EmptyState headingLevel={1} title={title}>
        {say(isEarly ? failure.opensLater : failure.mistyped)}
      </EmptyState>
    </>
  );
}

/** True for an answer that stays the same however often one asks. */
export function isCourseClosed(error: unknown): boolean {
  return isApiError(error) && [400, 404, 409].includes(error.status);
}
