import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { langOf } from '../../../portal/texts/page-language.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { nameOfLanguage } from '../language-name.ts';
import { policyPath } from '../policy-path.ts';
import type { Interview } from '../policy-types.ts';
import { languageCard as texts } from './interview.texts.ts';
import { REFRESHED } from './use-interview-actions.ts';

/** In which language drafts begin, and the policies that are in another one. Nothing is there to choose where the library has one alone. */
export function LanguageCard({ interview: { version, language } }: { readonly interview: Interview }) {
  const { chosen, offered, others } = language;
  const { supportEmail } = useBrand();
  const { act: choose } = useAction(
    async (wanted: typeof chosen) => {
      await callApi('choosePolicyLanguage', { version, language: wanted });
    },
    { done: say(texts.chosen), refreshes: REFRESHED, failed: { what: say(texts.notChosen), supportEmail } },
  );
  const { act: redraft, isBusy } = useAction(
    async () => {
      await callApi('redraftPolicies', { version });
    },
    { done: say(texts.redrafted), refreshes: REFRESHED, failed: { what: say(texts.notRedrafted), supportEmail } },
  );
  if (offered.length < 2) return null;
  return (
    <Card title={say(texts.title)} description={say(texts.description)}>
      <div className="max-w-sm">
        <Select
          label={say(texts.label)}
          options={offered.map((id) => ({ id, label: nameOfLanguage(id, say.locale) }))}
          value={chosen}
          onChange={(wanted) => {
            if (wanted !== chosen) void choose(wanted);
          }}
        />
      </div>
      {others.length > 0 && (
        <>
          <p className="mt-5">{say(texts.others, { count: others.length })}</p>
          <ul className="mt-2 flex flex-col gap-2 text-sm">
            {others.map(({ id, name, language: written, hasOwnWords }) => (
              <li key={id}>
                <TextLink href={policyPath(id)}>
                  <span lang={langOf(written)}>{name}</span>
                </TextLink>
                {hasOwnWords && <span className="text-ink-soft"> {say(texts.ownWords)}</span>}
              </li>
            ))}
          </ul>
          <p className="mt-3 text-ink-soft text-sm">{say(texts.hint)}</p>
          <div className="mt-4">
            <Button variant="secondary" isBusy={isBusy} onPress={redraft}>
              {say(texts.redraft, { count: others.length })}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
