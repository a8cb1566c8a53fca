import { useState } from 'react';
import { useCallQuery } from '../../../api/use-call.ts';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { say } from '../../texts/say.ts';
import { CallItem } from './call-item.tsx';
import { callsPanel as texts } from './calls.texts.ts';
import { PipelineCard } from './pipeline-card.tsx';

/** The calls of the public interface that a token of the reader's could make. */
export function CallsPanel() {
  const { data, isError, refetch } = useCallQuery('readApiReference', {});
  const [token, setToken] = useState('');
  const reference = data?.data;
  if (reference === undefined)
    return isError ? <LoadFailed what={say(texts.what)} onRetry={refetch} /> : <Loading label={say(texts.loading)} />;
  const { address, operations, errors } = reference;
  return (
    <div className="flex flex-col gap-6">
      <Card title={say(texts.tryTitle)} description={say(texts.tryAbout)}>
        <TextField
          label={say(texts.token)}
          type="password"
          value={token}
          onChange={setToken}
          maxLength={100}
          autoComplete="off"
        />
      </Card>
      <Card title={say(texts.title)} description={say(texts.about, { address })}>
        <p className="text-sm">
          <TextLink href="/api/v1/openapi.json" target="_blank">
            {say(texts.description)}
          </TextLink>
        </p>
        <div className="mt-2 divide-y divide-line">
          {operations.map((operation) => (
            <CallItem key={operation.name} operation={operation} address={address} token={token} />
          ))}
        </div>
      </Card>
      {operations.some(({ name }) => name === 'startScan') && <PipelineCard />}
      <Card title={say(texts.errors)} description={say(texts.aboutErrors)}>
        <dl className="flex flex-col gap-3 text-sm">
          {errors.map(({ code, status, text }) => (
            <div key={code} id={code.toLowerCase().replaceAll('_', '-')}>
              <dt className="wrap-anywhere font-mono">
                {status} {code}
              </dt>
              <dd className="mt-0.5 text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  );
}
