import { say } from '../../portal/texts/say.ts';
import { signInAside as texts } from './accounts.texts.ts';

const WORDS = [texts.websiteScansWithFixes, texts.policiesAndTrainingFor, texts.oneScoreAndWhat];

/** Beside the form: what is behind it, on the brand's color. */
export function SignInAside() {
  return (
    <div className="relative flex min-h-72 flex-col justify-center overflow-hidden rounded-box bg-accent p-8 text-on-accent">
      <svg viewBox="0 0 24 24" aria-hidden="true" className="absolute -end-16 -bottom-16 size-64 fill-white opacity-10">
        <path d="M12 2l8 3v6c0 5-3.5 9-8 11-4.5-2-8-6-8-11V5z" />
      </svg>
      <h2 className="font-semibold text-2xl tracking-tight">{say(texts.knowWhetherYourCompany)}</h2>
      <ul className="mt-6 flex flex-col gap-4">
        {WORDS.map((words) => (
          <li key={say(words)} className="flex gap-3">
            <span aria-hidden="true">✓</span>
            {say(words)}
          </li>
        ))}
      </ul>
    </div>
  );
}
