import { Printer } from 'lucide-react';
import { pageBrand } from '../../portal/brand/page-brand.ts';
import { KeyPoints } from '../../portal/course/key-points.tsx';
import { SourceList } from '../../portal/course/source-list.tsx';
import { langOf } from '../../portal/texts/page-language.ts';
import { say } from '../../portal/texts/say.ts';
import { PlainButton } from '../../ui/plain-button.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { GoLink } from './go-link.tsx';
import { courseAddress } from './learn-address.ts';
import type { Course } from './learn-types.ts';
import { keyPoints as texts } from './learning.texts.ts';

type KeyPointsPageProps = { readonly token: string; readonly course: Course };

/** What is to stay of a course on one page, made to be printed and pinned up. */
export default function KeyPointsPage({ token, course }: KeyPointsPageProps) {
  usePageTitle(say(texts.pageTitle, { course: course.name }), pageBrand.brandNameShort);
  return (
    <article className="mx-auto w-full max-w-3xl">
      <p className="mb-4 text-sm" data-print="hidden">
        <GoLink href={courseAddress(token, course.courseId)}>{course.name}</GoLink>
      </p>
      <div className="rounded-box border border-line bg-surface p-6 shadow-raised tablet:p-10">
        <p className="font-medium text-accent-ink text-sm">{course.name}</p>
        <h1 className="mt-1 mb-6 font-semibold text-3xl tracking-tight">{say(texts.title)}</h1>
        <div lang={langOf(course.textLanguage)}>
          <KeyPoints points={course.keyPoints} />
        </div>
        <h2 id="read-more" className="mt-10 mb-2 font-semibold text-lg">
          {say(texts.readMore)}
        </h2>
        <SourceList sources={course.sources} labelledBy="read-more" />
      </div>
      <div className="mt-6" data-print="hidden">
        <PlainButton icon={<Printer aria-hidden="true" size={18} />} onPress={() => window.print()}>
          {say(texts.print)}
        </PlainButton>
      </div>
    </article>
  );
}
