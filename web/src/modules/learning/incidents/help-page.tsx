import '../../../api/later-calls.ts';
import { COUNTRY_CODES } from '@portal/domain/countries/country-codes.ts';
import { guessCountry } from '@portal/domain/incidents/guess-country.ts';
import { useCallback, useState } from 'react';
import { callAddress } from '../../../api/call-address.ts';
import { callApi } from '../../../api/call-api.ts';
import { say } from '../../../portal/texts/say.ts';
import { buttonStyle } from '../../../ui/button-style.ts';
import { FailureCard } from '../failure-card.tsx';
import { PageLoading } from '../page-loading.tsx';
import { useAnswer } from '../quiz/use-answer.ts';
import { HelpView } from './help-view.tsx';
import { page } from './incident-help.texts.ts';
import { SignInHint } from './sign-in-hint.tsx';

/** What to do when something has happened, for anybody: /incident-help[/{kind}]. */
export default function HelpPage({ first: kind }: { readonly first: string }) {
  const [country, setCountry] = useState(() => guessCountry(navigator.languages, COUNTRY_CODES));
  const load = useCallback(() => callApi('incidentHelp', { country }).then(({ data }) => data), [country]);
  const { reload, restart: _restart, change: _change, ...answer } = useAnswer(load);
  if (answer.status === 'loading') return <PageLoading label={say(page.loading)} />;
  if (answer.status === 'failed') return <FailureCard error={answer.error} onRetry={reload} />;
  return (
    <HelpView
      token={null}
      kind={kind === '' ? null : kind}
      title={say(page.title)}
      help={answer.data}
      onCountry={setCountry}
      before={<SignInHint />}
      files={
        <>
          <a className={buttonStyle({})} href={callAddress('incidentHelpFile', { country })} download>
            {say(page.savePage)}
          </a>
          <a
            className={buttonStyle({ variant: 'secondary' })}
            href={callAddress('incidentHelpCard', { country })}
            download
          >
            {say(page.saveCard)}
          </a>
        </>
      }
    />
  );
}
