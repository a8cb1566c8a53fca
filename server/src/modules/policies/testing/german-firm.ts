import { choosePolicyLanguage, readPolicyInterview } from '@portal/contract/policies/interview.calls.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import type { Member } from '../../../testing/people.ts';

type Browser = Pick<Member, 'browser'>;

/** The shared questions, as they are asked of somebody who reads in this language. */
export async function interviewIn({ browser }: Browser, language: Language = 'en') {
  return (await browser.call(readPolicyInterview, {}, { 'accept-language': language })).body.data;
}

/** Chooses the language of a firm's policies. */
export async function chooseLanguage(who: Browser, language: Language) {
  const { version } = await interviewIn(who);
  return who.browser.call(choosePolicyLanguage, { version, language });
}
