import { pageBrand } from '../../portal/brand/page-brand.ts';
import StoryReader from '../../portal/course/story/story-reader.tsx';
import type { StoryData } from '../../portal/course/story/story-types.ts';
import { langOf } from '../../portal/texts/page-language.ts';
import { say } from '../../portal/texts/say.ts';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { GoLink } from './go-link.tsx';
import { courseAddress } from './learn-address.ts';
import type { Course } from './learn-types.ts';
import { lesson } from './learning.texts.ts';

type StoryPageProps = { readonly token: string; readonly course: Course; readonly story: StoryData };

/** The course's story, before its lessons; nobody has to read it. */
export default function StoryPage({ token, course, story }: StoryPageProps) {
  const { courseId, lessons, name, version } = course;
  usePageTitle(say(lesson.pageTitle, { lesson: story.title, course: name }), pageBrand.brandNameShort);
  const first = lessons[0];
  return (
    <article className="mx-auto w-full max-w-3xl">
      <p className="mb-1 text-sm">
        <GoLink href={courseAddress(token, courseId)}>{name}</GoLink>
      </p>
      <h1 lang={langOf(story.textLanguage)} className="mb-4 font-semibold text-2xl tablet:text-3xl tracking-tight">
        {story.title}
      </h1>
      <StoryReader
        story={story}
        keptAs={`${courseId} ${version}`}
        after={
          first !== undefined && (
            <GoLink button={{ size: 'large' }} href={courseAddress(token, courseId, first.number)}>
              {say(lesson.next, { title: first.title })}
            </GoLink>
          )
        }
      />
    </article>
  );
}
