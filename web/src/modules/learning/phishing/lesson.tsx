import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { pageBrand } from '../../../portal/brand/page-brand.ts';
import { MarkedMail } from '../../../portal/course/marked-mail.tsx';
import { say } from '../../../portal/texts/say.ts';
import { PlainButton } from '../../../ui/plain-button.tsx';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { Notice } from '../notice.tsx';
import type { Opened } from './look-types.ts';
import { lesson as texts } from './phishing.texts.ts';

type LessonProps = { readonly token: string; readonly opened: Opened };

/** What the very mail teaches: its signs, what the genuine sender does, what to do next time. Nobody is blamed. */
export function Lesson({ token, opened }: LessonProps) {
  const { firstName, organisation: organization, contact, isReported, textLanguage, lesson } = opened;
  usePageTitle(say(texts.title), pageBrand.brandNameShort);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <article className="mx-auto w-full max-w-2xl py-4">
      <h1 ref={heading} tabIndex={-1} className="font-semibold text-3xl tracking-tight outline-none">
        {say(texts.title)}
      </h1>
      <p className="mt-3 text-lg">{say(texts.nothing)}</p>
      <p className="mt-2 text-ink-soft">{say(texts.kind, { name: firstName })}</p>
      {isReported && <Good>{say(texts.reported)}</Good>}
      <p
        lang={textLanguage}
        className="mt-6 rounded-box border border-accent-line bg-accent-soft px-5 py-4 font-semibold text-accent-ink text-lg"
      >
        {lesson.teaches}
      </p>
      <Part title={say(texts.signs)}>
        <div lang={textLanguage}>
          <MarkedMail mail={lesson.exercise.mail} hasCode={lesson.hasCode} isStepwise />
        </div>
      </Part>
      <Part title={say(texts.realOne)}>
        <p lang={textLanguage}>{lesson.realOne}</p>
      </Part>
      <Part title={say(texts.next)}>
        <p lang={textLanguage}>{lesson.next}</p>
      </Part>
      <Part title={say(texts.report)}>
        <p>
          {contact === null ? say(texts.reportHint, { organization }) : say(texts.reportTo, { organization, contact })}
        </p>
      </Part>
      <End token={token} wasDone={opened.isLessonDone} />
    </article>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="mt-8">
      <h2 className="mb-2 font-semibold text-xl tracking-tight">{title}</h2>
      {children}
    </section>
  );
}

function Good({ children }: { readonly children: ReactNode }) {
  return (
    <p className="mt-4 flex items-start gap-3 rounded-box border border-success/40 bg-success-soft px-4 py-3">
      <CircleCheck aria-hidden="true" size={22} className="mt-0.5 shrink-0 text-success-ink" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

function End({ token, wasDone }: { readonly token: string; readonly wasDone: boolean }) {
  const [isDone, setDone] = useState(wasDone);
  const [hasFailed, setFailed] = useState(false);
  const finish = async () => {
    setFailed(false);
    try {
      await callApi('phishingLessonDone', { token });
      setDone(true);
    } catch {
      setFailed(true);
    }
  };
  return (
    <div aria-live="polite" className="mt-8 flex flex-col items-start gap-4 border-line border-t pt-6">
      {hasFailed && <Notice>{say(texts.failed)}</Notice>}
      {isDone ? <Good>{say(texts.thanks)}</Good> : <PlainButton onPress={finish}>{say(texts.done)}</PlainButton>}
    </div>
  );
}
