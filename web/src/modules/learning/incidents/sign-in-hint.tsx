import { HELP_OF_MEMBERS } from '../../../portal/incidents/help-address.ts';
import { say } from '../../../portal/texts/say.ts';
import { page } from './incident-help.texts.ts';

/** Where a firm's own contacts are. */
export function SignInHint() {
  return (
    <section className="rounded-box border border-line bg-surface p-5 shadow-raised">
      <h2 className="font-semibold text-lg">{say(page.signIn)}</h2>
      <p className="mt-1 text-ink-soft">{say(page.signInWhy)}</p>
      <a
        href={HELP_OF_MEMBERS}
        className="mt-2 inline-flex min-h-8 items-center font-medium text-accent-ink underline-offset-4 hover:underline"
      >
        {say(page.goToSignIn)}
      </a>
    </section>
  );
}
